import { attemptPayment } from '../payments/attempt-payment.ts';
import type { Attempt, Means } from '../payments/attempt-payment.ts';
import type { PaymentMethod } from '../cards/payment-method.ts';
import { endSubscription } from '../subscriptions/end-subscription.ts';
import { isOver } from '../subscriptions/subscription.ts';
import type { World } from '../world.ts';
import type { Invoice } from './invoice.ts';
import { settleInvoice } from './settle-invoice.ts';

/** Days between failed attempts; after the last failure, the subscription ends. */
const daysUntilRetry = [3, 5, 7];
const daySeconds = 24 * 60 * 60;

/** Collects automatically with the stored card, and again some days later if that fails. */
export function collectInvoice(world: World, invoice: Invoice): Invoice {
  const method = methodFor(world, invoice);
  const attempt =
    method === undefined ? undefined : attemptInvoice(world, invoice, { method, consent: 'not-asked' });
  if (invoice.amount_due === 0 || attempt?.type === 'succeeded') {
    return settleInvoice(world, invoice);
  }
  const attempts = invoice.attempt_count + 1;
  const days = daysUntilRetry[attempts - 1];
  const open = world.put({
    ...invoice,
    attempt_count: attempts,
    attempted: true,
    next_payment_attempt: days === undefined ? null : world.now() + days * daySeconds,
  });
  world.tell('invoice.payment_failed', open);
  fallBehind(world, open);
  return open;
}

/** One attempt with one card, whatever its result. */
export function attemptInvoice(world: World, invoice: Invoice, means: Means): Attempt | undefined {
  const [payment] = invoice.payments.data;
  if (payment === undefined) {
    return undefined;
  }
  const intent = world.get('payment_intent', payment.payment.payment_intent);
  return attemptPayment(world, intent, means);
}

export function methodFor(world: World, invoice: Invoice): PaymentMethod | undefined {
  const subscription = world.get('subscription', invoice.parent.subscription_details.subscription);
  const customer = world.get('customer', invoice.customer);
  const id = subscription.default_payment_method ?? customer.invoice_settings.default_payment_method;
  return id === null ? undefined : world.find('payment_method', id);
}

function fallBehind(world: World, invoice: Invoice): void {
  const subscription = world.get('subscription', invoice.parent.subscription_details.subscription);
  if (isOver(subscription)) {
    return;
  }
  if (invoice.next_payment_attempt === null) {
    endSubscription(world, subscription, 'payment_failed');
    return;
  }
  const late = world.put({ ...subscription, status: 'past_due' as const });
  world.tell('customer.subscription.updated', late);
}
