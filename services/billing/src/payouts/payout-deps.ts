import type { Asking } from '../processor/processor-for.ts';
import type { SubscriptionRepository } from '../subscriptions/subscription-repository.ts';

/** What the use cases of payouts work with; `processor` is null where none is configured. */
export type PayoutDeps = Asking & { subscriptions: SubscriptionRepository; now: () => Date };
