import { attachTo } from '../cards/payment-method.ts';
import { stripeError, invalidRequest } from '../http/stripe-error.ts';
import type { Attempt, CardUse } from '../payments/attempt-payment.ts';
import type { AccountContext } from '../account-context.ts';
import { attemptInvoice, methodFor } from './collect-invoice.ts';
import type { Invoice } from './invoice.ts';
import { markInvoicePaid } from './mark-invoice-paid.ts';

/** Payment by a person on the invoice's page: a successful card is stored for later periods. */
export function payInvoiceByCard(
  context: AccountContext,
  invoice: Invoice,
  cardUse: CardUse,
): Attempt | undefined {
  const attempt = attemptInvoice(context, invoice, cardUse);
  if (attempt?.type === 'succeeded') {
    attachTo(context, cardUse.method, invoice.customer);
    const subscription = context.get('subscription', invoice.parent.subscription_details.subscription);
    context.put({ ...subscription, default_payment_method: cardUse.method.id });
    markInvoicePaid(context, invoice);
  } else if (attempt?.type === 'declined') {
    context.emit('invoice.payment_failed', invoice);
  }
  return attempt;
}

/** Payment through the API, with the card `methodId` or, without it, the stored card. */
export function payInvoice(context: AccountContext, id: string, methodId: string | undefined): Invoice {
  const invoice = context.get('invoice', id);
  if (invoice.status !== 'open') {
    throw invalidRequest(invoice.status === 'paid' ? 'Invoice is already paid' : 'This invoice is not open');
  }
  const method =
    methodId === undefined
      ? methodFor(context, invoice)
      : context.get('payment_method', methodId, 'payment_method');
  if (method === undefined) {
    throw invalidRequest('There is no default payment method set on this Customer or Subscription.');
  }
  const attempt = attemptInvoice(context, invoice, { method, consent: 'not-asked' });
  if (attempt?.type === 'succeeded') {
    return markInvoicePaid(context, invoice);
  }
  context.emit('invoice.payment_failed', invoice);
  const decline = attempt?.type === 'declined' ? attempt.decline : undefined;
  throw stripeError(402, {
    type: 'card_error',
    code: decline?.code ?? 'invoice_payment_intent_requires_action',
    message: decline?.message ?? 'This payment needs the customer to confirm it.',
    ...(decline?.declineCode === undefined ? {} : { decline_code: decline.declineCode }),
  });
}
