import { listOf } from '../http/pages.ts';
import type { AccountContext } from '../account-context.ts';
import type { Invoice } from './invoice.ts';

/** Marks the invoice as paid, with nothing due left; a past-due subscription becomes active again. */
export function markInvoicePaid(context: AccountContext, invoice: Invoice): Invoice {
  const payments = invoice.payments.data.map((payment) => ({
    ...payment,
    amount_paid: payment.amount_requested,
    status: 'paid' as const,
  }));
  const paid = context.put({
    ...invoice,
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempt_count: invoice.attempt_count + (payments.length > 0 ? 1 : 0),
    attempted: true,
    next_payment_attempt: null,
    payments: listOf(payments, invoice.payments.url),
    status: 'paid' as const,
    status_transitions: { ...invoice.status_transitions, paid_at: context.now() },
  });
  context.emit('invoice.paid', paid);
  context.emit('invoice.payment_succeeded', paid);
  const subscription = context.get('subscription', invoice.parent.subscription_details.subscription);
  if (subscription.status === 'past_due') {
    const active = context.put({ ...subscription, status: 'active' as const });
    context.emit('customer.subscription.updated', active);
  }
  return paid;
}
