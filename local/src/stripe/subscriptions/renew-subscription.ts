import { makeInvoice } from '../invoices/make-invoice.ts';
import type { World } from '../world.ts';
import { endSubscription } from './end-subscription.ts';
import { nextPeriod } from './next-period.ts';
import { periodOf, withPeriod } from './subscription.ts';
import type { Subscription } from './subscription.ts';

/** At the end of a period or trial: starts the next with its invoice, or ends a subscription that was scheduled to end. */
export function renewSubscription(world: World, subscription: Subscription): void {
  if (subscription.cancel_at_period_end) {
    endSubscription(world, subscription, 'cancellation_requested');
    return;
  }
  const recurrence = subscription.items.data[0]?.price.recurring;
  if (!recurrence) {
    throw new Error(`${subscription.id} has no price that recurs`);
  }
  const { end } = periodOf(subscription);
  const renewed = withPeriod(subscription, nextPeriod(subscription.billing_cycle_anchor, end, recurrence));
  const status = renewed.status === 'trialing' ? 'active' : renewed.status;
  const invoice = makeInvoice(world, { subscription: { ...renewed, status }, reason: 'subscription_cycle' });
  world.tell('customer.subscription.updated', world.put({ ...renewed, status, latest_invoice: invoice.id }));
}
