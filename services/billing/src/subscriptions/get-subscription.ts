import type * as api from '@marquee/contracts/billing-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import { toSubscriptionView } from './to-subscription-view.ts';
import type { BillingDeps } from './billing-deps.ts';

/** If the provider's first message has not arrived yet, they have just registered. */
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
