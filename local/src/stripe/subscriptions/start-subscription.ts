import { listOf } from '../http/pages.ts';
import { finalizeInvoice } from '../invoices/finalize-invoice.ts';
import type { Invoice } from '../invoices/invoice.ts';
import { makeInvoice } from '../invoices/make-invoice.ts';
import { settleInvoice } from '../invoices/settle-invoice.ts';
import { newId } from '../new-id.ts';
import type { PaymentIntent } from '../payments/payment-intent.ts';
import type { Price } from '../prices/price.ts';
import type { Metadata } from '../shape.ts';
import type { World } from '../world.ts';
import { nextPeriod } from './next-period.ts';
import type { Subscription } from './subscription.ts';

export type Ordered = { price: Price; quantity: number };

export type NewSubscription = {
  customerId: string;
  methodId: string;
  ordered: Ordered[];
  description: string | null;
  metadata: Metadata;
  /** Nothing is paid during a trial. */
  trialEnd: number | null;
  intent: PaymentIntent | null;
};

/** Starts it with its first invoice, which is paid. */
export function startSubscription(
  world: World,
  { intent, ...given }: NewSubscription,
): { subscription: Subscription; invoice: Invoice } {
  const subscription = world.put(subscriptionOf(given, world.now()));
  world.tell('customer.subscription.created', subscription);
  const draft = makeInvoice(world, { subscription, reason: 'subscription_create' });
  const invoice = settleInvoice(world, finalizeInvoice(world, draft, intent));
  return { subscription: world.get('subscription', subscription.id), invoice };
}

function subscriptionOf(given: Omit<NewSubscription, 'intent'>, at: number): Subscription {
  const { trialEnd, ordered } = given;
  const id = newId('sub');
  const every = ordered[0]?.price.recurring ?? {
    interval: 'month',
    interval_count: 1,
    usage_type: 'licensed',
  };
  const period = trialEnd === null ? nextPeriod(at, at, every) : { start: at, end: trialEnd };
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
    customer: given.customerId,
    default_payment_method: given.methodId,
    description: given.description,
    ended_at: null,
    items: listOf(items, `/v1/subscription_items?subscription=${id}`),
    latest_invoice: null,
    livemode: false,
    metadata: given.metadata,
    start_date: at,
    status: trialEnd === null ? 'active' : 'trialing',
    trial_end: trialEnd,
    trial_start: trialEnd === null ? null : at,
  };
}
