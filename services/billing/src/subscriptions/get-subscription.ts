import type * as api from '@marquee/contracts/billing-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import { standingOf } from './standing-of.ts';
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
    return standingOf(plan, known ?? { registeredAt: at }, at);
  };
}
