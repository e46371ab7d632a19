import type { Cause } from '@marquee/service-kit/messaging/message';
import { retryOnConflict } from '@marquee/service-kit/store/retry-on-conflict';
import type { Processor } from '../processor/processor.ts';
import { savePlan } from './save-plan.ts';
import { applyPlanUpdate } from './apply-plan-update.ts';
import type { SubscriptionRepository } from './subscription-repository.ts';
import type { Subscription } from './subscription.ts';

export type RefreshDeps = { subscriptions: SubscriptionRepository; processor: Processor; now: () => Date };

/**
 * Reads the plan from the processor and stores it. Loads the subscription before that read. Saving fails if the subscription has changed
 * since, so an older answer cannot overwrite a newer one.
 */
export function refreshSubscription(deps: RefreshDeps, id: string, cause: Cause): Promise<Subscription> {
  const { subscriptions, processor, now } = deps;
  return retryOnConflict('subscription', async () => {
    const known = await subscriptions.get(id);
    if (known.customerId === undefined || known.closedAt !== undefined) {
      return known;
    }
    const seen = await processor.findPlan(known.customerId, known.paidPlan);
    const at = now();
    return savePlan(subscriptions, { known, next: applyPlanUpdate(known, seen, at), cause, at });
  });
}
