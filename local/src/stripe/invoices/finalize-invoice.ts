import { listOf } from '../http/pages.ts';
import { newId } from '../new-id.ts';
import { ownPage } from '../pages/own-page.ts';
import { makePaymentIntent } from '../payments/payment-intent.ts';
import type { PaymentIntent } from '../payments/payment-intent.ts';
import type { World } from '../world.ts';
import type { Invoice, InvoicePayment } from './invoice.ts';

/** Assigns its number, its page and its payment: `intent` if the payment came first, else a new one. */
export function finalizeInvoice(world: World, invoice: Invoice, intent: PaymentIntent | null): Invoice {
  const customer = world.get('customer', invoice.customer);
  const sequence = customer.next_invoice_sequence ?? 1;
  world.put({ ...customer, next_invoice_sequence: sequence + 1 });
  const finalized = world.put({
    ...invoice,
    automatically_finalizes_at: null,
    hosted_invoice_url: `${ownPage}/invoice/${invoice.id}`,
    number: `${customer.invoice_prefix ?? ''}-${String(sequence).padStart(4, '0')}`,
    payments: listOf(paymentsOf(world, invoice, intent), '/v1/invoice_payments'),
    status: 'open' as const,
    status_transitions: { ...invoice.status_transitions, finalized_at: world.now() },
  });
  world.tell('invoice.finalized', finalized);
  return finalized;
}

function paymentsOf(world: World, invoice: Invoice, given: PaymentIntent | null): InvoicePayment[] {
  if (invoice.amount_due === 0) {
    return [];
  }
  const intent =
    given ??
    makePaymentIntent(world, {
      amount: invoice.amount_due,
      currency: invoice.currency,
      customer: invoice.customer,
      description: invoice.description ?? 'Subscription update',
      metadata: {},
      receiptEmail: invoice.customer_email,
    });
  return [
    {
      id: newId('inpay'),
      object: 'invoice_payment',
      amount_paid: null,
      amount_requested: invoice.amount_due,
      created: world.now(),
      currency: invoice.currency,
      invoice: invoice.id,
      is_default: true,
      payment: { type: 'payment_intent', payment_intent: intent.id },
      status: 'open',
    },
  ];
}
