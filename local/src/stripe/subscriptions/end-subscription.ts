import type { World } from '../world.ts';
import type { CancellationReason, Subscription } from './subscription.ts';

/** Ends it at once; open invoices stay open, drafts stay drafts, and nothing more is collected. */
export function endSubscription(
  world: World,
  subscription: Subscription,
  reason: CancellationReason,
): Subscription {
  const at = world.now();
  for (const invoice of world.list('invoice')) {
    const isOfIt = invoice.parent.subscription_details.subscription === subscription.id;
    if (isOfIt && ['draft', 'open'].includes(invoice.status)) {
      const isOver = { automatically_finalizes_at: null, next_payment_attempt: null };
      world.put({ ...invoice, auto_advance: false, ...isOver });
    }
  }
  const ended = world.put({
    ...subscription,
    canceled_at: subscription.canceled_at ?? at,
    cancellation_details: { ...subscription.cancellation_details, reason },
    ended_at: at,
    status: 'canceled' as const,
  });
  world.tell('customer.subscription.deleted', ended);
  return ended;
}
