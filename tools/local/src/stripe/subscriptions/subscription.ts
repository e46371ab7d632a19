import type Stripe from 'stripe';

import type { List } from '../http/pages.ts';
import type { Price } from '../prices/price.ts';
import type { Metadata, Shape } from '../shape.ts';

/** The paid period is a field of the item, as in Stripe's current versions. */
export type SubscriptionItem = Shape<
  Stripe.SubscriptionItem,
  'id' | 'object' | 'created' | 'current_period_end' | 'current_period_start' | 'quantity' | 'subscription',
  { metadata: Metadata; price: Price; quantity: number }
>;

export type Subscription = Shape<
  Stripe.Subscription,
  | 'id'
  | 'object'
  | 'billing_cycle_anchor'
  | 'cancel_at'
  | 'cancel_at_period_end'
  | 'canceled_at'
  | 'created'
  | 'currency'
  | 'description'
  | 'ended_at'
  | 'livemode'
  | 'start_date'
  | 'trial_end'
  | 'trial_start',
  {
    cancellation_details: {
      comment: string | null;
      feedback: string | null;
      reason: CancellationReason | null;
    };
    collection_method: 'charge_automatically';
    customer: string;
    default_payment_method: string | null;
    items: List<SubscriptionItem>;
    latest_invoice: string | null;
    metadata: Metadata;
    status: 'active' | 'trialing' | 'past_due' | 'canceled';
  }
>;

export type CancellationReason = 'cancellation_requested' | 'payment_failed';

export function isCanceled({ status }: Subscription): boolean {
  return status === 'canceled';
}

/** All items of a subscription have the same period. */
export function periodOf({ items }: Subscription): { start: number; end: number } {
  const [first] = items.data;
  return { start: first?.current_period_start ?? 0, end: first?.current_period_end ?? 0 };
}

export function withPeriod(subscription: Subscription, period: { start: number; end: number }): Subscription {
  const data = subscription.items.data.map((item) => ({
    ...item,
    current_period_start: period.start,
    current_period_end: period.end,
  }));
  return { ...subscription, items: { ...subscription.items, data } };
}
