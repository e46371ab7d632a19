import * as api from '@marquee/contracts/payout-operations';
import { route } from '@marquee/service-kit/http/route';
import type { Route } from '@marquee/service-kit/http/route';
import { getPayouts } from './get-payouts.ts';
import type { PayoutDeps } from './payout-deps.ts';
import { startOnboarding } from './start-onboarding.ts';

export function payoutRoutes(deps: PayoutDeps): Route[] {
  return [route(api.getPayouts, getPayouts(deps)), route(api.startOnboarding, startOnboarding(deps))];
}
