import type { Cause } from '@marquee/service-kit/messaging/message';
import { retryOnConflict } from '@marquee/service-kit/store/retry-on-conflict';
import { savePlan } from './save-plan.ts';
import { applyPlanUpdate } from './apply-plan-update.ts';
import type { RefreshDeps } from './refresh-subscription.ts';

/** Ends all charges to a deleted account, and removes its personal data at the processor as far as the law allows. */
export async function endAtProcessor(deps: RefreshDeps, id: string, cause: Cause): Promise<void> {
  const { subscriptions, processor, now } = deps;
  await retryOnConflict('subscription', async () => {
    const known = await subscriptions.get(id);
    const { customerId, checkout = null } = known;
    if (checkout !== null) {
      await processor.closeCheckout(checkout.id);
    }
    if (customerId !== undefined) {
      await processor.deleteCustomer(customerId);
    }
    const at = now();
    const next = applyPlanUpdate({ ...known, checkout: null }, null, at);
    await savePlan(subscriptions, { known, next, cause, at });
  });
}
