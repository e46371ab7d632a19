import { listSubscriptions as listForOperators } from '@marquee/contracts/admin-operations';
import * as api from '@marquee/contracts/billing-operations';
import { route } from '@marquee/service-kit/http/route';
import type { Route } from '@marquee/service-kit/http/route';
import type { BillingDeps } from './billing-deps.ts';
import { cancelSubscription, resumeSubscription } from './cancel-subscription.ts';
import { getBillingAccount } from './get-billing-account.ts';
import { getSubscription } from './get-subscription.ts';
import { listSubscriptions } from './list-subscriptions.ts';
import type { ListSubscriptionsDeps } from './list-subscriptions.ts';
import { openBillingPortal } from './open-billing-portal.ts';
import { startCheckout } from './start-checkout.ts';

export function subscriptionRoutes(deps: BillingDeps & ListSubscriptionsDeps): Route[] {
  return [
    route(api.getSubscription, getSubscription(deps)),
    route(api.getBillingAccount, getBillingAccount(deps)),
    route(api.startCheckout, startCheckout(deps)),
    route(api.openBillingPortal, openBillingPortal(deps)),
    route(api.cancelSubscription, cancelSubscription(deps)),
    route(api.resumeSubscription, resumeSubscription(deps)),
    route(listForOperators, listSubscriptions(deps)),
  ];
}
