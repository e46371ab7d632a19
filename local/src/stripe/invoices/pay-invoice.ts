import { attachTo } from '../cards/payment-method.ts';
import { stripeRefusal, invalidRequest } from '../http/stripe-refusal.ts';
import type { Attempt, Means } from '../payments/attempt-payment.ts';
import type { World } from '../world.ts';
import { attemptInvoice, methodFor } from './collect-invoice.ts';
import type { Invoice } from './invoice.ts';
import { settleInvoice } from './settle-invoice.ts';

/** Payment by a person on its page: a successful card is stored for later periods. */
export function payInvoiceByCard(world: World, invoice: Invoice, means: Means): Attempt | undefined {
  const attempt = attemptInvoice(world, invoice, means);
  if (attempt?.type === 'succeeded') {
    attachTo(world, means.method, invoice.customer);
    const subscription = world.get('subscription', invoice.parent.subscription_details.subscription);
    world.put({ ...subscription, default_payment_method: means.method.id });
    settleInvoice(world, invoice);
  } else if (attempt?.type === 'declined') {
    world.tell('invoice.payment_failed', invoice);
  }
  return attempt;
}

/** Payment through the API, with the stored card or another of the customer's. */
export function payInvoice(world: World, id: string, methodId: string | undefined): Invoice {
  const invoice = world.get('invoice', id);
  if (invoice.status !== 'open') {
    throw invalidRequest(invoice.status === 'paid' ? 'Invoice is already paid' : 'This invoice is not open');
  }
  const method =
    methodId === undefined
      ? methodFor(world, invoice)
      : world.get('payment_method', methodId, 'payment_method');
  if (method === undefined) {
    throw invalidRequest('There is no default payment method set on this Customer or Subscription.');
  }
  const attempt = attemptInvoice(world, invoice, { method, consent: 'not-asked' });
  if (attempt?.type === 'succeeded') {
    return settleInvoice(world, invoice);
  }
  world.tell('invoice.payment_failed', invoice);
  const decline = attempt?.type === 'declined' ? attempt.decline : undefined;
  throw stripeRefusal(402, {
    type: 'card_error',
    code: decline?.code ?? 'invoice_payment_intent_requires_action',
    message: decline?.message ?? 'This payment needs the customer to confirm it.',
    ...(decline?.declineCode === undefined ? {} : { decline_code: decline.declineCode }),
  });
}
