import type { Cause } from '@marquee/service-kit/messaging/message';
import { changeSubscription } from './change-subscription.ts';
import type { RefreshDeps } from './refresh-subscription.ts';

/** Ends all charges to a deleted account, and removes its personal data at the processor as far as the law allows. */
export async function endAtProcessor(deps: RefreshDeps, id: string, cause: Cause): Promise<void> {
  const { processor } = deps;
  await changeSubscription(deps, {
    id,
    async decide({ customerId, checkout = null }) {
      if (checkout !== null) {
        await processor.closeCheckout(checkout.id);
      }
      if (customerId !== undefined) {
        await processor.deleteCustomer(customerId);
      }
      return { type: 'ended-at-processor' };
    },
    cause,
  });
}
