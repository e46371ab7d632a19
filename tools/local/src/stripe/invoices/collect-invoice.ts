import { attemptPayment } from '../payments/attempt-payment.ts';
import type { Attempt, CardUse } from '../payments/attempt-payment.ts';
import type { PaymentMethod } from '../cards/payment-method.ts';
import { cancelSubscription } from '../subscriptions/cancel-subscription.ts';
import { isCanceled } from '../subscriptions/subscription.ts';
import type { AccountContext } from '../account-context.ts';
import type { Invoice } from './invoice.ts';
import { markInvoicePaid } from './mark-invoice-paid.ts';

/** Days between failed attempts; after the last failure, the subscription ends. */
const daysUntilRetry = [3, 5, 7];
const daySeconds = 24 * 60 * 60;

/** Collects automatically with the stored card, and again some days later if that fails. */
export function collectInvoice(context: AccountContext, invoice: Invoice): Invoice {
  const method = methodFor(context, invoice);
  const attempt =
    method === undefined ? undefined : attemptInvoice(context, invoice, { method, consent: 'not-asked' });
  if (invoice.amount_due === 0 || attempt?.type === 'succeeded') {
    return markInvoicePaid(context, invoice);
  }
  const attempts = invoice.attempt_count + 1;
  const days = daysUntilRetry[attempts - 1];
  const open = context.put({
    ...invoice,
    attempt_count: attempts,
    attempted: true,
    next_payment_attempt: days === undefined ? null : context.now() + days * daySeconds,
  });
  context.emit('invoice.payment_failed', open);
  markPastDue(context, open);
  return open;
}

/** Makes one attempt with one card. Returns undefined if the invoice has no payment. */
export function attemptInvoice(
  context: AccountContext,
  invoice: Invoice,
  cardUse: CardUse,
): Attempt | undefined {
  const [payment] = invoice.payments.data;
  if (payment === undefined) {
    return undefined;
  }
  const intent = context.get('payment_intent', payment.payment.payment_intent);
  return attemptPayment(context, intent, cardUse);
}

export function methodFor(context: AccountContext, invoice: Invoice): PaymentMethod | undefined {
  const subscription = context.get('subscription', invoice.parent.subscription_details.subscription);
  const customer = context.get('customer', invoice.customer);
  const id = subscription.default_payment_method ?? customer.invoice_settings.default_payment_method;
  return id === null ? undefined : context.find('payment_method', id);
}

function markPastDue(context: AccountContext, invoice: Invoice): void {
  const subscription = context.get('subscription', invoice.parent.subscription_details.subscription);
  if (isCanceled(subscription)) {
    return;
  }
  if (invoice.next_payment_attempt === null) {
    cancelSubscription(context, subscription, 'payment_failed');
    return;
  }
  const late = context.put({ ...subscription, status: 'past_due' as const });
  context.emit('customer.subscription.updated', late);
}
