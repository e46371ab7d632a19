import { z } from 'zod';
import { amount, positiveAmount, toAmount, toCents } from './money.ts';
import type { PaymentSchedule } from './payment-schedule.ts';

const depositChoice = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('none') }),
    z.object({
      kind: z.literal('amount'),
      amount: positiveAmount('The deposit must be more than zero'),
    }),
    z.object({
      kind: z.literal('percent'),
      percent: z
        .int('The deposit must be a whole percentage')
        .min(1, 'The deposit must be at least 1 percent')
        .max(100, 'The deposit must be at most 100 percent'),
    }),
  ],
  'Please choose a deposit as amount, as percentage, or none',
);

/** A payment schedule in the API. */
export const paymentTerms = z.object(
  {
    deposit: depositChoice,
    balanceDueDaysBefore: z
      .int('Days before the event must be a whole number')
      .min(0, 'Days before the event must not be negative')
      .max(365, 'Please use at most 365 days before the event'),
  },
  'Please choose how the quote is to be paid',
);
export type PaymentTerms = z.infer<typeof paymentTerms>;

export function toPaymentSchedule({ deposit, ...due }: PaymentTerms): PaymentSchedule {
  return deposit.kind === 'amount'
    ? { deposit: { kind: 'amount', amountCents: toCents(deposit.amount) }, ...due }
    : { deposit, ...due };
}

export function toPaymentTerms({ deposit, ...due }: PaymentSchedule): PaymentTerms {
  return deposit.kind === 'amount'
    ? { deposit: { kind: 'amount', amount: toAmount(deposit.amountCents) }, ...due }
    : { deposit, ...due };
}

/** An installment of a quote's total. `dueOn` is null if the installment is due on acceptance. */
export const instalment = z.object({
  part: z.enum(['deposit', 'balance']),
  amount,
  dueOn: z.string().nullable(),
});
export type Instalment = z.infer<typeof instalment>;
