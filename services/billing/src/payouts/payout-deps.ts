import type { ProcessorAccess } from '../processor/processor-for.ts';
import type { SubscriptionRepository } from '../subscriptions/subscription-repository.ts';

/** Dependencies of the use cases of payouts; `processor` is null if none is configured. */
export type PayoutDeps = ProcessorAccess & { subscriptions: SubscriptionRepository; now: () => Date };
