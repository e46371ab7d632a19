import { formatMoney } from '@marquee/web-kit';
import { getInstalments } from './get-instalments.ts';
import type { PayableQuote } from './get-instalments.ts';

/** The amount due on acceptance: '30% deposit', '$500.00 deposit', 'full amount'; null if nothing is due. */
export function getDueOnAcceptance(quote: PayableQuote): string | null {
  const { deposit } = quote.paymentSchedule;
  const instalments = getInstalments(quote);
  if (!instalments.some(({ dueOn }) => dueOn === null)) {
    return null;
  }
  if (deposit.kind === 'none' || instalments.length === 1) {
    return 'full amount';
  }
  return `${deposit.kind === 'percent' ? `${deposit.percent}%` : formatMoney(deposit.amount)} deposit`;
}
