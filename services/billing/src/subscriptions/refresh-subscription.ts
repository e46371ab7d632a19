import type { Cause } from '@marquee/service-kit/messaging/message';
import { againWhenChanged } from '@marquee/service-kit/store/again-when-changed';
import type { Processor } from '../processor/processor.ts';
import { keepPlan } from './keep-plan.ts';
import { noticePlan } from './notice-plan.ts';
import type { SubscriptionRepository } from './subscription-repository.ts';
import type { Subscription } from './subscription.ts';

export type RefreshDeps = { subscriptions: SubscriptionRepository; processor: Processor; now: () => Date };

/** Reads the plan from the processor and stores it. Loads before reading, so that the later read wins. */
export function refreshSubscription(deps: RefreshDeps, id: string, cause: Cause): Promise<Subscription> {
  const { subscriptions, processor, now } = deps;
  return againWhenChanged('subscription', async () => {
    const known = await subscriptions.get(id);
    if (known.customerId === undefined || known.closedAt !== undefined) {
      return known;
    }
    const seen = await processor.planOf(known.customerId, known.paidPlan);
    const at = now();
    return keepPlan(subscriptions, { known, next: noticePlan(known, seen, at), cause, at });
  });
}
