import type { Asking } from '../processor/processor-for.ts';
import type { Plan } from './standing-of.ts';
import type { SubscriptionRepository } from './subscription-repository.ts';

/** Dependencies of the use cases of subscriptions; `processor` is null if none is configured. */
export type BillingDeps = Asking & {
  subscriptions: SubscriptionRepository;
  plan: Plan;
  now: () => Date;
};
