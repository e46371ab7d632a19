import type { Asking } from '../processor/processor-for.ts';
import type { Plan } from './standing-of.ts';
import type { SubscriptionRepository } from './subscription-repository.ts';

/** What the use cases of subscriptions work with; `processor` is null where none is configured. */
export type BillingDeps = Asking & {
  subscriptions: SubscriptionRepository;
  plan: Plan;
  now: () => Date;
};
