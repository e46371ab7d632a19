import type * as api from '@marquee/contracts/billing-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import { toSubscriptionView } from './views/to-subscription-view.ts';
import type { BillingDeps } from './billing-deps.ts';

/** A provider without a stored subscription counts as just registered, because the first message about them has not arrived yet. */
export function getSubscription({
  subscriptions,
  plan,
  now,
}: BillingDeps): Handler<typeof api.getSubscription> {
  return async (_input, { providerId }) => {
    const known = await subscriptions.findOne({ id: providerId });
    const at = now();
    return toSubscriptionView(plan, known ?? { registeredAt: at }, at);
  };
}
