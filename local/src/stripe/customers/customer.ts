import type Stripe from 'stripe';

import { noSuch } from '../http/stripe-refusal.ts';
import type { Metadata, Shape } from '../shape.ts';
import type { World } from '../world.ts';

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

/** Also one that was deleted: what was theirs can still be listed. Refuses what never was. */
export function requireOnce(world: World, id: string | undefined): void {
  if (id !== undefined && world.find('customer', id) === undefined) {
    throw noSuch('customer', id, 'customer');
  }
}
