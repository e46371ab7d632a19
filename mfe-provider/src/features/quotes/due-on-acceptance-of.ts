import { formatMoney } from '@marquee/web-kit';
import { instalmentsOf } from './instalments-of.ts';
import type { PayableQuote } from './instalments-of.ts';

/** What the client is asked for as soon as they accept: '30% deposit', '$500.00 deposit', 'full amount'; null where that is nothing. */
export function dueOnAcceptanceOf(quote: PayableQuote): string | null {
  const { deposit } = quote.paymentSchedule;
  const instalments = instalmentsOf(quote);
  if (!instalments.some(({ dueOn }) => dueOn === null)) {
    return null;
  }
  if (deposit.kind === 'none' || instalments.length === 1) {
    return 'full amount';
  }
  return `${deposit.kind === 'percent' ? `${deposit.percent}%` : formatMoney(deposit.amount)} deposit`;
}
