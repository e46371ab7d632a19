import { formatMoney } from '@marquee/web-kit';
import { instalmentsOf } from './instalments-of.ts';
import type { PayableQuote } from './instalments-of.ts';

/** What the client is asked for as soon as they accept: '30% deposit', '$500.00 deposit', 'full payment'; null where that is nothing. */
export function dueOnAcceptanceOf(quote: PayableQuote): string | null {
  const { deposit } = quote.paymentSchedule;
  const instalments = instalmentsOf(quote);
  const due = instalments.filter(({ dueOn }) => dueOn === null);
  if (due.length === 0) {
    return null;
  }
  if (due.length === instalments.length || deposit.kind === 'none') {
    return 'full payment';
  }
  return `${deposit.kind === 'percent' ? `${deposit.percent}%` : formatMoney(deposit.amount)} deposit`;
}
