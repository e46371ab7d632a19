import type { Processor } from '../processor/processor.ts';
import type { SubscriptionRepository } from '../subscriptions/subscription-repository.ts';

/** What the use cases of payouts work with; `processor` is null where none is configured. */
export type PayoutDeps = {
  subscriptions: SubscriptionRepository;
  processor: Processor | null;
  now: () => Date;
};
