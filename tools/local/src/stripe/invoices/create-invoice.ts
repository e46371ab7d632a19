import { listOf } from '../http/pages.ts';
import { newId } from '../new-id.ts';
import { periodOf } from '../subscriptions/subscription.ts';
import type { Subscription, SubscriptionItem } from '../subscriptions/subscription.ts';
import type { AccountContext } from '../account-context.ts';
import type { Invoice, InvoiceLine } from './invoice.ts';

/** A renewal's invoice stays a draft for an hour. */
const draftSeconds = 60 * 60;

type NewInvoice = { subscription: Subscription; reason: Invoice['billing_reason'] };

/** A draft for the subscription's current period; a trial costs nothing. */
export function createInvoice(context: AccountContext, { subscription, reason }: NewInvoice): Invoice {
  const id = newId('in');
  const at = context.now();
  const customer = context.get('customer', subscription.customer);
  const lines = subscription.items.data.map((item) => lineOf(id, subscription, item));
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const isRenewal = reason === 'subscription_cycle';
  const invoice = context.put({
    id,
    object: 'invoice',
    amount_due: total,
    amount_paid: 0,
    amount_remaining: total,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatically_finalizes_at: isRenewal ? at + draftSeconds : null,
    billing_reason: reason,
    collection_method: 'charge_automatically',
    created: at,
    currency: subscription.currency,
    customer: customer.id,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    description: subscription.description,
    due_date: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    lines: listOf(lines, `/v1/invoices/${id}/lines`),
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: null,
    parent: {
      type: 'subscription_details',
      subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
    },
    payments: listOf([], '/v1/invoice_payments'),
    period_end: at,
    period_start: at,
    status: 'draft',
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal: total,
    total,
  } satisfies Invoice);
  context.put({ ...subscription, latest_invoice: id });
  context.emit('invoice.created', invoice);
  return invoice;
}

function lineOf(invoiceId: string, subscription: Subscription, item: SubscriptionItem): InvoiceLine {
  const isTrial = subscription.status === 'trialing';
  return {
    id: newId('il'),
    object: 'line_item',
    amount: isTrial ? 0 : item.price.unit_amount * item.quantity,
    currency: subscription.currency,
    description: isTrial ? 'Trial period' : subscription.description,
    invoice: invoiceId,
    metadata: {},
    period: periodOf(subscription),
    quantity: item.quantity,
  };
}
