import type * as api from '@marquee/contracts/payment-default-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import type { PaymentDefaultDeps } from './payment-default-deps.ts';
import { noPaymentDefault, toPaymentDefault } from './payment-default-view.ts';

export function getPaymentDefault({
  paymentDefaults,
}: PaymentDefaultDeps): Handler<typeof api.getPaymentDefault> {
  return async (_input, { providerId }) =>
    toPaymentDefault((await paymentDefaults.findOne({ id: providerId })) ?? noPaymentDefault(providerId));
}
