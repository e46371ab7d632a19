import type * as api from '@marquee/contracts/billing-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import { createLanes } from '@marquee/service-kit/messaging/lanes';
import { notSigned } from '../processor/read-stripe-notification.ts';
import { refreshSubscription } from './refresh-subscription.ts';
import type { BillingDeps } from './billing-deps.ts';

/** It only says that something has changed: how it stands is asked, so order and repetition do not matter. Answered once that is kept. */
export function receiveStripeNotification(
  billing: BillingDeps,
): Handler<typeof api.receiveStripeNotification> {
  const { subscriptions, processor } = billing;
  const lanes = createLanes();
  return async ({ body, headers }, _actor, context) => {
    if (processor === null) {
      throw notSigned();
    }
    const { customerId } = processor.readNotification(body, String(headers['stripe-signature'] ?? ''));
    const known = customerId === null ? null : await subscriptions.ofCustomer(customerId);
    if (known !== null) {
      const cause = { ...context, actor: 'system' };
      await lanes.run(known.id, () => refreshSubscription({ ...billing, processor }, known.id, cause));
    }
    return undefined;
  };
}
