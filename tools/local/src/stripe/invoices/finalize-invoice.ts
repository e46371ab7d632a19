import { listOf } from '../http/pages.ts';
import { newId } from '../new-id.ts';
import { hostedPagePrefix } from '../pages/hosted-page-prefix.ts';
import { createPaymentIntent } from '../payments/payment-intent.ts';
import type { PaymentIntent } from '../payments/payment-intent.ts';
import type { AccountContext } from '../account-context.ts';
import type { Invoice, InvoicePayment } from './invoice.ts';

/** Assigns the invoice's number, page and payment: `intent` if the customer has already paid, else a new payment. */
export function finalizeInvoice(
  context: AccountContext,
  invoice: Invoice,
  intent: PaymentIntent | null,
): Invoice {
  const customer = context.get('customer', invoice.customer);
  const sequence = customer.next_invoice_sequence ?? 1;
  context.put({ ...customer, next_invoice_sequence: sequence + 1 });
  const finalized = context.put({
    ...invoice,
    automatically_finalizes_at: null,
    hosted_invoice_url: `${hostedPagePrefix}/invoice/${invoice.id}`,
    number: `${customer.invoice_prefix ?? ''}-${String(sequence).padStart(4, '0')}`,
    payments: listOf(paymentsOf(context, invoice, intent), '/v1/invoice_payments'),
    status: 'open' as const,
    status_transitions: { ...invoice.status_transitions, finalized_at: context.now() },
  });
  context.emit('invoice.finalized', finalized);
  return finalized;
}

function paymentsOf(
  context: AccountContext,
  invoice: Invoice,
  existing: PaymentIntent | null,
): InvoicePayment[] {
  if (invoice.amount_due === 0) {
    return [];
  }
  const intent =
    existing ??
    createPaymentIntent(context, {
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
      created: context.now(),
      currency: invoice.currency,
      invoice: invoice.id,
      is_default: true,
      payment: { type: 'payment_intent', payment_intent: intent.id },
      status: 'open',
    },
  ];
}
