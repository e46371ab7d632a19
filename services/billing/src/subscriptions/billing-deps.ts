import type { Processor } from '../processor/processor.ts';
import type { Plan } from './standing-of.ts';
import type { SubscriptionRepository } from './subscription-repository.ts';

/** What the use cases of subscriptions work with; `processor` is null where none is configured. */
export type BillingDeps = {
  subscriptions: SubscriptionRepository;
  processor: Processor | null;
  plan: Plan;
  now: () => Date;
};
