import { issuerDetails } from '@marquee/contracts/billing-details';
import type { PaymentDefault } from '@marquee/contracts/payment-default-operations';
import type { z } from 'zod';
import { scheduleForm, toScheduleForm } from './schedule-form-values.ts';

/** The schema of the typed schedule, and of the tax number and address that invoices show. */
export const paymentDefaultForm = scheduleForm.safeExtend(issuerDetails);

type PaymentDefaultFormValues = z.input<typeof paymentDefaultForm>;

export function toPaymentDefaultForm({
  taxNumber = '',
  billingAddress = '',
  ...terms
}: PaymentDefault): PaymentDefaultFormValues {
  return { ...toScheduleForm(terms), taxNumber, billingAddress };
}
