import { toCents } from '@marquee/contracts/money';
import type { PayableQuote } from './get-instalments.ts';

/** Whether the deposit exceeds the payable amount. The server saves such a quote, but does not approve or send it. */
export function isDepositAboveTotal({ paymentSchedule: { deposit }, finalAmount }: PayableQuote): boolean {
  return deposit.kind === 'amount' && toCents(deposit.amount) > toCents(finalAmount);
}
