import type { Cause } from '@marquee/service-kit/messaging/message';
import { againWhenChanged } from '@marquee/service-kit/store/again-when-changed';
import { keepPlan } from './keep-plan.ts';
import { noticePlan } from './notice-plan.ts';
import type { RefreshDeps } from './refresh-subscription.ts';

/** For a deleted account: ends all charges and removes personal data at the processor as far as the law allows. */
export async function endAtProcessor(deps: RefreshDeps, id: string, cause: Cause): Promise<void> {
  const { subscriptions, processor, now } = deps;
  await againWhenChanged('subscription', async () => {
    const known = await subscriptions.get(id);
    const { customerId, checkout = null } = known;
    if (checkout !== null) {
      await processor.closeCheckout(checkout.id);
    }
    if (customerId !== undefined) {
      await processor.forgetCustomer(customerId);
    }
    const at = now();
    const next = noticePlan({ ...known, checkout: null }, null, at);
    await keepPlan(subscriptions, { known, next, cause, at });
  });
}
