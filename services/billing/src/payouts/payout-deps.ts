import type { Asking } from '../processor/processor-for.ts';
import type { SubscriptionRepository } from '../subscriptions/subscription-repository.ts';

/** Dependencies of the use cases of payouts; `processor` is null if none is configured. */
export type PayoutDeps = Asking & { subscriptions: SubscriptionRepository; now: () => Date };
