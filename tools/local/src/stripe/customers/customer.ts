import type Stripe from 'stripe';

import { resourceMissing } from '../http/stripe-error.ts';
import type { Metadata, Shape } from '../shape.ts';
import type { AccountContext } from '../account-context.ts';

/** A deleted customer remains, emptied and marked: its id is never reused. */
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

/** Accepts a deleted customer too, whose records can still be listed. Rejects an unknown one. */
export function requireKnownCustomer(context: AccountContext, id: string | undefined): void {
  if (id !== undefined && context.find('customer', id) === undefined) {
    throw resourceMissing('customer', id, 'customer');
  }
}
