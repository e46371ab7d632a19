import * as invoices from '@marquee/contracts/invoice-operations';
import * as api from '@marquee/contracts/payout-operations';
import { route } from '@marquee/service-kit/http/route';
import type { Route } from '@marquee/service-kit/http/route';
import { getCardPayment } from './get-card-payment.ts';
import { getPayouts } from './get-payouts.ts';
import type { PayoutDeps } from './payout-deps.ts';
import { startOnboarding } from './start-onboarding.ts';

export function payoutRoutes(deps: PayoutDeps): Route[] {
  return [
    route(api.getPayouts, getPayouts(deps)),
    route(api.startOnboarding, startOnboarding(deps)),
    route(invoices.getCardPayment, getCardPayment(deps)),
  ];
}
