import type { Cause } from '@marquee/service-kit/messaging/message';
import type { Logger } from '@marquee/service-kit/process/logger';
import { retryOnConflict } from '@marquee/service-kit/store/retry-on-conflict';
import type { FoundCustomer } from '../processor/processor.ts';
import { refreshSubscription } from './refresh-subscription.ts';
import type { RefreshDeps } from './refresh-subscription.ts';
import { isRunning } from './subscription.ts';

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
  const currentCustomerId = await retryOnConflict('subscription', () => linkCustomer(deps, found, cause));
  if (currentCustomerId === found.customerId) {
    await refreshSubscription(deps, found.providerId, cause);
    return;
  }
  const plan = await deps.processor.findPlan(found.customerId);
  if (plan !== null && isRunning(plan)) {
    deps.logger.warn({ ...found, planId: plan.id }, 'a plan was found that is not linked to its provider');
  }
}

/** Returns the provider's customer id after the change. Makes a check due at once; the check ends the plan of a deleted account. */
async function linkCustomer(
  { subscriptions, now }: ReconcilePlanDeps,
  { customerId, providerId }: FoundCustomer,
  cause: Cause,
): Promise<string | undefined> {
  const known = await subscriptions.findOne({ id: providerId });
  if (known === null || known.customerId !== undefined) {
    return known?.customerId;
  }
  const at = now();
  await subscriptions.save({ ...known, customerId, checkAt: at }, { cause, at });
  return customerId;
}
