import type { AccountContext } from '../account-context.ts';
import type { CancellationReason, Subscription } from './subscription.ts';

/** Ends the subscription at once; open invoices stay open, drafts stay drafts, and nothing more is collected. */
export function cancelSubscription(
  context: AccountContext,
  subscription: Subscription,
  reason: CancellationReason,
): Subscription {
  const at = context.now();
  for (const invoice of context.list('invoice')) {
    const belongsToSubscription = invoice.parent.subscription_details.subscription === subscription.id;
    if (belongsToSubscription && ['draft', 'open'].includes(invoice.status)) {
      const noCollection = { automatically_finalizes_at: null, next_payment_attempt: null };
      context.put({ ...invoice, auto_advance: false, ...noCollection });
    }
  }
  const ended = context.put({
    ...subscription,
    canceled_at: subscription.canceled_at ?? at,
    cancellation_details: { ...subscription.cancellation_details, reason },
    ended_at: at,
    status: 'canceled' as const,
  });
  context.emit('customer.subscription.deleted', ended);
  return ended;
}
