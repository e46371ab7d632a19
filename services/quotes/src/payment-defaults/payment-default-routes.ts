import * as api from '@marquee/contracts/payment-default-operations';
import { route } from '@marquee/service-kit/http/route';
import type { Route } from '@marquee/service-kit/http/route';
import { getPaymentDefault } from './get-payment-default.ts';
import type { PaymentDefaultDeps } from './payment-default-deps.ts';
import { setPaymentDefault } from './set-payment-default.ts';

export function paymentDefaultRoutes(deps: PaymentDefaultDeps): Route[] {
  return [
    route(api.getPaymentDefault, getPaymentDefault(deps)),
    route(
      api.setPaymentDefault,
      setPaymentDefault(deps),
      async (_params, { providerId }) =>
        (await deps.paymentDefaults.findOne({ id: providerId }))?.issuer ?? null,
    ),
  ];
}
