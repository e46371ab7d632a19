import { cancelSubscription } from '../subscriptions/cancel-subscription.ts';
import { isCanceled } from '../subscriptions/subscription.ts';
import type { AccountContext } from '../account-context.ts';

/** Deletes the customer and ends their subscriptions at once, without a refund. */
export function deleteCustomer(
  context: AccountContext,
  id: string,
): { id: string; object: 'customer'; deleted: true } {
  const customer = context.get('customer', id);
  for (const subscription of context.list('subscription')) {
    if (subscription.customer === id && !isCanceled(subscription)) {
      cancelSubscription(context, subscription, 'cancellation_requested');
    }
  }
  context.emit('customer.deleted', customer);
  context.put({
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
