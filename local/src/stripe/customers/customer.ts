import type Stripe from 'stripe';

import type { Metadata, Shape } from '../shape.ts';

/** One that was deleted stays, emptied and marked: its id is never anybody else's. */
export type Customer = Shape<
  Stripe.Customer,
  | 'id'
  | 'object'
  | 'created'
  | 'description'
  | 'email'
  | 'invoice_prefix'
  | 'livemode'
  | 'name'
  | 'next_invoice_sequence'
  | 'phone',
  {
    deleted?: true;
    invoice_settings: { default_payment_method: string | null };
    metadata: Metadata;
  }
>;
