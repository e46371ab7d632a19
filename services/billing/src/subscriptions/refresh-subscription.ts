import type { Cause } from '@marquee/service-kit/messaging/message';
import type { Processor } from '../processor/processor.ts';
import { changeSubscription } from './change-subscription.ts';
import type { SubscriptionRepository } from './subscription-repository.ts';
import type { Subscription } from './domain/subscription.ts';

export type RefreshDeps = { subscriptions: SubscriptionRepository; processor: Processor; now: () => Date };

/**
 * Reads the plan from the processor and stores it. Loads the subscription before that read. Saves even an unchanged plan, so that a slower
 * concurrent call with an older answer gets a conflict and reads again.
 */
export function refreshSubscription(deps: RefreshDeps, id: string, cause: Cause): Promise<Subscription> {
  return changeSubscription(deps, {
    id,
    decide: async ({ customerId, closedAt, paidPlan }) =>
      customerId === undefined || closedAt !== undefined
        ? null
        : { type: 'plan-read', plan: await deps.processor.findPlan(customerId, paidPlan) },
    cause,
  });
}
