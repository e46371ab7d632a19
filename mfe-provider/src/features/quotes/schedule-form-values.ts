import { noAmount, parseCost } from '@marquee/contracts/money';
import { paymentTerms } from '@marquee/contracts/payment-terms';
import type { PaymentTerms } from '@marquee/contracts/payment-terms';
import { z } from 'zod';

/** The schema of the typed schedule, with the contract's rules. Validation skips fields that the chosen kind of deposit does not use. */
export const scheduleForm = z
  .object({
    deposit: z.object({
      kind: z.enum(['none', 'amount', 'percent']),
      amount: z.string(),
      percent: z.string(),
    }),
    balanceDueDaysBefore: z.string(),
  })
  .superRefine((typed, context) => {
    const { kind, amount } = typed.deposit;
    if (kind === 'amount' && parseCost(amount) === null) {
      context.addIssue({ code: 'custom', path: ['deposit', 'amount'], message: noAmount });
    }
    for (const { path, message } of readSchedule(typed).error?.issues ?? []) {
      context.addIssue({ code: 'custom', path, message });
    }
  });

export type ScheduleFormValues = z.infer<typeof scheduleForm>;

export function readSchedule({ deposit, balanceDueDaysBefore }: ScheduleFormValues) {
  const { kind, amount, percent } = deposit;
  return paymentTerms.safeParse({
    deposit: {
      kind,
      amount: parseCost(amount) ?? amount,
      percent: toWholeNumber(percent.replace('%', '')),
    },
    balanceDueDaysBefore: toWholeNumber(balanceDueDaysBefore),
  });
}

function toWholeNumber(typed: string): number {
  return /^-?\d+$/.test(typed.trim()) ? Number(typed) : Number.NaN;
}

export function toScheduleForm({ deposit, balanceDueDaysBefore }: PaymentTerms): ScheduleFormValues {
  return {
    deposit: {
      kind: deposit.kind,
      amount: deposit.kind === 'amount' ? deposit.amount : '',
      percent: deposit.kind === 'percent' ? String(deposit.percent) : '',
    },
    balanceDueDaysBefore: String(balanceDueDaysBefore),
  };
}
