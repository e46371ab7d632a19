import { listOf } from '../http/pages.ts';
import { finalizeInvoice } from '../invoices/finalize-invoice.ts';
import type { Invoice } from '../invoices/invoice.ts';
import { createInvoice } from '../invoices/create-invoice.ts';
import { markInvoicePaid } from '../invoices/mark-invoice-paid.ts';
import { newId } from '../new-id.ts';
import type { PaymentIntent } from '../payments/payment-intent.ts';
import type { Price } from '../prices/price.ts';
import type { Metadata } from '../shape.ts';
import type { AccountContext } from '../account-context.ts';
import { nextPeriod } from './next-period.ts';
import type { Subscription } from './subscription.ts';

export type OrderedItem = { price: Price; quantity: number };

export type NewSubscription = {
  customerId: string;
  methodId: string;
  ordered: OrderedItem[];
  description: string | null;
  metadata: Metadata;
  /** The end of the trial in seconds, before which nothing is paid; null without a trial. */
  trialEnd: number | null;
  intent: PaymentIntent | null;
};

/** Starts the subscription with its first invoice, which is paid. */
export function startSubscription(
  context: AccountContext,
  { intent, ...fields }: NewSubscription,
): { subscription: Subscription; invoice: Invoice } {
  const subscription = context.put(subscriptionOf(fields, context.now()));
  context.emit('customer.subscription.created', subscription);
  const draft = createInvoice(context, { subscription, reason: 'subscription_create' });
  const invoice = markInvoicePaid(context, finalizeInvoice(context, draft, intent));
  return { subscription: context.get('subscription', subscription.id), invoice };
}

function subscriptionOf(fields: Omit<NewSubscription, 'intent'>, at: number): Subscription {
  const { trialEnd, ordered } = fields;
  const id = newId('sub');
  const recurrence = ordered[0]?.price.recurring ?? {
    interval: 'month',
    interval_count: 1,
    usage_type: 'licensed',
  };
  const period = trialEnd === null ? nextPeriod(at, at, recurrence) : { start: at, end: trialEnd };
  const items = ordered.map(({ price, quantity }) => ({
    id: newId('si'),
    object: 'subscription_item' as const,
    created: at,
    current_period_end: period.end,
    current_period_start: period.start,
    metadata: {},
    price,
    quantity,
    subscription: id,
  }));
  return {
    id,
    object: 'subscription',
    billing_cycle_anchor: trialEnd ?? at,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, reason: null },
    collection_method: 'charge_automatically',
    created: at,
    currency: ordered[0]?.price.currency ?? 'usd',
    customer: fields.customerId,
    default_payment_method: fields.methodId,
    description: fields.description,
    ended_at: null,
    items: listOf(items, `/v1/subscription_items?subscription=${id}`),
    latest_invoice: null,
    livemode: false,
    metadata: fields.metadata,
    start_date: at,
    status: trialEnd === null ? 'active' : 'trialing',
    trial_end: trialEnd,
    trial_start: trialEnd === null ? null : at,
  };
}
