import type * as api from '@marquee/contracts/payment-default-operations';
import { defaultPaymentSchedule } from '@marquee/contracts/payment-schedule';
import { toPaymentTerms } from '@marquee/contracts/payment-terms';
import type { Handler } from '@marquee/service-kit/http/handler';
import type { PaymentDefaultDeps } from './payment-default-deps.ts';

export function getPaymentDefault({
  paymentDefaults,
}: PaymentDefaultDeps): Handler<typeof api.getPaymentDefault> {
  return async (_input, { providerId }) =>
    toPaymentTerms((await paymentDefaults.of(providerId)) ?? defaultPaymentSchedule);
}
