import type { Cause } from '@marquee/service-kit/messaging/message';
import type { Logger } from '@marquee/service-kit/process/logger';
import { againWhenChanged } from '@marquee/service-kit/store/again-when-changed';
import type { FoundCustomer } from '../processor/processor.ts';
import { refreshSubscription } from './refresh-subscription.ts';
import type { RefreshDeps } from './refresh-subscription.ts';
import { isRunning } from './subscription.ts';

type FoundPlanDeps = RefreshDeps & { logger: Logger };

/**
 * A customer who pays for a plan and names its provider. Where that one does not know of them, as after a restore, they
 * are theirs from now on. Who has another customer by then keeps that one: nothing is ended for what was only found.
 */
export async function settleFoundPlan(
  deps: FoundPlanDeps,
  found: FoundCustomer,
  cause: Cause,
): Promise<void> {
  const keepers = await againWhenChanged('subscription', () => keptCustomer(deps, found, cause));
  if (keepers === found.customerId) {
    await refreshSubscription(deps, found.providerId, cause);
    return;
  }
  const plan = await deps.processor.planOf(found.customerId);
  if (plan !== null && isRunning(plan)) {
    deps.logger.warn({ ...found, planId: plan.id }, 'a plan was found that its provider does not know of');
  }
}

/** Whom the provider has then. One whose account was deleted is due at once: what they pay for ends. */
async function keptCustomer(
  { subscriptions, now }: FoundPlanDeps,
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
