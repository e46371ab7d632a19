import type { ProcessorAccess } from '../processor/processor-for.ts';
import type { Plan } from './views/to-subscription-view.ts';
import type { SubscriptionRepository } from './subscription-repository.ts';

/** Dependencies of the use cases of subscriptions; `processor` is null if none is configured. */
export type BillingDeps = ProcessorAccess & {
  subscriptions: SubscriptionRepository;
  plan: Plan;
  now: () => Date;
};
