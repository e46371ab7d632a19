import { endSubscription } from '../subscriptions/end-subscription.ts';
import { isOver } from '../subscriptions/subscription.ts';
import type { World } from '../world.ts';

/** Its subscriptions end at once, without a refund. */
export function deleteCustomer(world: World, id: string): { id: string; object: 'customer'; deleted: true } {
  const customer = world.get('customer', id);
  for (const subscription of world.list('subscription')) {
    if (subscription.customer === id && !isOver(subscription)) {
      endSubscription(world, subscription, 'cancellation_requested');
    }
  }
  world.tell('customer.deleted', customer);
  world.put({
    ...customer,
    deleted: true,
    description: null,
    email: null,
    invoice_settings: { default_payment_method: null },
    metadata: {},
    name: null,
    phone: null,
  });
  return { id, object: 'customer', deleted: true };
}
