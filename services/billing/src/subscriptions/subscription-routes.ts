import * as api from '@marquee/contracts/billing-operations';
import { route } from '@marquee/service-kit/http/route';
import type { Route } from '@marquee/service-kit/http/route';
import { getSubscription } from './get-subscription.ts';
import { startCheckout } from './start-checkout.ts';
import type { Plan } from './subscription.ts';

export function subscriptionRoutes(plan: Plan, now: () => Date): Route[] {
  return [route(api.getSubscription, getSubscription(plan, now)), route(api.startCheckout, startCheckout())];
}
