import { listOf } from '../http/pages.ts';
import type { World } from '../world.ts';
import type { Invoice } from './invoice.ts';

/** Marks it as paid, or as nothing due; a past-due subscription becomes active again. */
export function settleInvoice(world: World, invoice: Invoice): Invoice {
  const payments = invoice.payments.data.map((payment) => ({
    ...payment,
    amount_paid: payment.amount_requested,
    status: 'paid' as const,
  }));
  const paid = world.put({
    ...invoice,
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempt_count: invoice.attempt_count + (payments.length > 0 ? 1 : 0),
    attempted: true,
    next_payment_attempt: null,
    payments: listOf(payments, invoice.payments.url),
    status: 'paid' as const,
    status_transitions: { ...invoice.status_transitions, paid_at: world.now() },
  });
  world.tell('invoice.paid', paid);
  world.tell('invoice.payment_succeeded', paid);
  const subscription = world.get('subscription', invoice.parent.subscription_details.subscription);
  if (subscription.status === 'past_due') {
    const active = world.put({ ...subscription, status: 'active' as const });
    world.tell('customer.subscription.updated', active);
  }
  return paid;
}
