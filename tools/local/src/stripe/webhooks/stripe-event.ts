import type Stripe from 'stripe';

import type { Shape } from '../shape.ts';

/** Of the SDK's event types, those that the emulator sends. */
export type EventType = Extract<
  Stripe.Event['type'],
  | 'account.updated'
  | 'charge.failed'
  | 'charge.refunded'
  | 'charge.succeeded'
  | 'checkout.session.completed'
  | 'checkout.session.expired'
  | 'customer.created'
  | 'customer.deleted'
  | 'customer.subscription.created'
  | 'customer.subscription.deleted'
  | 'customer.subscription.updated'
  | 'customer.updated'
  | 'invoice.created'
  | 'invoice.finalized'
  | 'invoice.paid'
  | 'invoice.payment_failed'
  | 'invoice.payment_succeeded'
  | 'invoice.voided'
  | 'payment_intent.canceled'
  | 'payment_intent.created'
  | 'payment_intent.payment_failed'
  | 'payment_intent.requires_action'
  | 'payment_intent.succeeded'
  | 'payment_method.attached'
  | 'price.created'
  | 'product.created'
  | 'refund.created'
>;

export const apiVersion = '2026-10-28.endive' satisfies Stripe.LatestApiVersion;

/** `account` is present for an event of a connected account. */
export type StripeEvent = Shape<
  Stripe.Event,
  'id' | 'object' | 'created' | 'livemode' | 'pending_webhooks',
  {
    account?: string;
    api_version: typeof apiVersion;
    data: { object: unknown };
    request: { id: null; idempotency_key: null };
    type: EventType;
  }
>;
