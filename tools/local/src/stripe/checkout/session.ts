import type Stripe from 'stripe';

import type { List } from '../http/pages.ts';
import type { Price } from '../prices/price.ts';
import type { Metadata, Shape } from '../shape.ts';

export type LineItem = Shape<
  Stripe.LineItem,
  | 'id'
  | 'object'
  | 'amount_discount'
  | 'amount_subtotal'
  | 'amount_tax'
  | 'amount_total'
  | 'currency'
  | 'description',
  { price: Price; quantity: number }
>;

/** `stand_in` describes what to create after payment; it is internal and never in responses. */
export type Session = Shape<
  Stripe.Checkout.Session,
  | 'id'
  | 'object'
  | 'amount_subtotal'
  | 'amount_total'
  | 'cancel_url'
  | 'client_reference_id'
  | 'created'
  | 'currency'
  | 'customer_email'
  | 'expires_at'
  | 'livemode'
  | 'success_url'
  | 'url',
  {
    customer: string | null;
    customer_details: { email: string | null; name: string | null } | null;
    invoice: string | null;
    line_items: List<LineItem>;
    metadata: Metadata;
    mode: 'payment' | 'subscription';
    payment_intent: string | null;
    payment_method_types: ['card'];
    payment_status: 'no_payment_required' | 'paid' | 'unpaid';
    status: 'complete' | 'expired' | 'open';
    subscription: string | null;
  }
> & { stand_in: AfterPayment };

export type AfterPayment = {
  description: string | null;
  /** The session's payment; null until somebody has tried to pay. */
  intent: string | null;
  metadata: Metadata;
  receiptEmail: string | null;
  trialEnd: number | null;
};
