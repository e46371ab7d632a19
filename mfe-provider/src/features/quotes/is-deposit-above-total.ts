import { toCents } from '@marquee/contracts/money';
import type { PayableQuote } from './instalments-of.ts';

/** The server lets it be saved, but neither approved nor sent. */
export function isDepositAboveTotal({ paymentSchedule: { deposit }, finalAmount }: PayableQuote): boolean {
  return deposit.kind === 'amount' && toCents(deposit.amount) > toCents(finalAmount);
}
