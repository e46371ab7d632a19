import type { Cause } from '@marquee/service-kit/messaging/message';
import type { Logger } from '@marquee/service-kit/process/logger';
import type { FoundCustomer } from '../processor/processor.ts';
import { changeSubscription } from './change-subscription.ts';
import { refreshSubscription } from './refresh-subscription.ts';
import type { RefreshDeps } from './refresh-subscription.ts';
import { isRunning } from './domain/subscription.ts';

type ReconcilePlanDeps = RefreshDeps & { logger: Logger };

/**
 * Assigns a paying customer to the provider that Stripe's metadata names, if the provider has no customer, as after a restore. If the
 * provider has another customer, only logs the found plan, which continues to run.
 */
export async function reconcilePlan(
  deps: ReconcilePlanDeps,
  found: FoundCustomer,
  cause: Cause,
): Promise<void> {
  const currentCustomerId = await linkCustomer(deps, found, cause);
  if (currentCustomerId === found.customerId) {
    await refreshSubscription(deps, found.providerId, cause);
    return;
  }
  const plan = await deps.processor.findPlan(found.customerId);
  if (plan !== null && isRunning(plan)) {
    deps.logger.warn({ ...found, planId: plan.id }, 'a plan was found that is not linked to its provider');
  }
}

/** Returns the provider's customer id after the change; undefined if the provider has no subscription. */
async function linkCustomer(
  deps: ReconcilePlanDeps,
  { customerId: found, providerId }: FoundCustomer,
  cause: Cause,
): Promise<string | undefined> {
  const { customerId } = await changeSubscription(deps, {
    id: providerId,
    decide: ({ version, customerId: linked }) =>
      version === 0 || linked !== undefined ? null : { type: 'customer-found', customerId: found },
    cause,
  });
  return customerId;
}
