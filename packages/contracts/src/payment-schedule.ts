import { z } from 'zod';

/** What is asked for when the client accepts. */
const deposit = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({ kind: z.literal('amount'), amountCents: z.int().positive() }),
  z.object({ kind: z.literal('percent'), percent: z.int().min(1).max(100) }),
]);

/** How what a quote costs is to be paid; what the deposit leaves is the balance. */
export const paymentSchedule = z.object({ deposit, balanceDueDaysBefore: z.int().min(0) });
export type PaymentSchedule = z.infer<typeof paymentSchedule>;

/** Where the provider has chosen nothing: the whole sum a week before the event. */
export const defaultPaymentSchedule: PaymentSchedule = {
  deposit: { kind: 'none' },
  balanceDueDaysBefore: 7,
};
