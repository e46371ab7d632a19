import type * as api from '@marquee/contracts/billing-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import { standingOf } from './standing-of.ts';
import type { BillingDeps } from './billing-deps.ts';

/** The trial is the same for all, so a provider whose registration is still under way is answered as well. */
export function getSubscription({
  subscriptions,
  plan,
  now,
}: BillingDeps): Handler<typeof api.getSubscription> {
  return async (_input, { providerId }) => {
    const known = await subscriptions.findOne({ id: providerId });
    return standingOf(plan, known?.paidPlan, now());
  };
}
