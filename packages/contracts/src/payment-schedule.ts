import { z } from 'zod';

/** The part that is due on acceptance. */
const deposit = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({ kind: z.literal('amount'), amountCents: z.int().positive() }),
  z.object({ kind: z.literal('percent'), percent: z.int().min(1).max(100) }),
]);

/** How a quote's total is paid; the balance is the total minus the deposit. */
export const paymentSchedule = z.object({ deposit, balanceDueDaysBefore: z.int().min(0) });
export type PaymentSchedule = z.infer<typeof paymentSchedule>;

/** Used if the provider has chosen no payment schedule: the whole total is due a week before the event. */
export const defaultPaymentSchedule: PaymentSchedule = {
  deposit: { kind: 'none' },
  balanceDueDaysBefore: 7,
};
