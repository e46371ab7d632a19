import { createInvoice } from '../invoices/create-invoice.ts';
import type { AccountContext } from '../account-context.ts';
import { cancelSubscription } from './cancel-subscription.ts';
import { nextPeriod } from './next-period.ts';
import { periodOf, withPeriod } from './subscription.ts';
import type { Subscription } from './subscription.ts';

/** At the end of a period or trial: starts the next with its invoice, or ends a subscription that was scheduled to end. */
export function renewSubscription(context: AccountContext, subscription: Subscription): void {
  if (subscription.cancel_at_period_end) {
    cancelSubscription(context, subscription, 'cancellation_requested');
    return;
  }
  const recurrence = subscription.items.data[0]?.price.recurring;
  if (!recurrence) {
    throw new Error(`${subscription.id} has no recurring price`);
  }
  const { end } = periodOf(subscription);
  const renewed = withPeriod(subscription, nextPeriod(subscription.billing_cycle_anchor, end, recurrence));
  const status = renewed.status === 'trialing' ? 'active' : renewed.status;
  const invoice = createInvoice(context, {
    subscription: { ...renewed, status },
    reason: 'subscription_cycle',
  });
  context.emit(
    'customer.subscription.updated',
    context.put({ ...renewed, status, latest_invoice: invoice.id }),
  );
}
