import type Stripe from 'stripe';

import { newId } from '../new-id.ts';
import type { Metadata, Shape } from '../shape.ts';
import type { World } from '../world.ts';
import { fingerprintOf } from './test-cards.ts';

export type Card = Shape<
  Stripe.PaymentMethod.Card,
  'brand' | 'country' | 'exp_month' | 'exp_year' | 'funding' | 'last4',
  { fingerprint: string }
>;

export type PaymentMethod = Shape<
  Stripe.PaymentMethod,
  'id' | 'object' | 'created' | 'livemode',
  {
    billing_details: { email: string | null; name: string | null };
    card: Card;
    customer: string | null;
    metadata: Metadata;
    type: 'card';
  }
>;

/** A card as entered; `email` is the customer's. */
export type GivenCard = {
  number: string;
  brand: string;
  expMonth: number;
  expYear: number;
  name: string;
  email: string | null;
};

/** Not attached to a customer yet. */
export function makePaymentMethod(world: World, { number, brand, ...given }: GivenCard): PaymentMethod {
  return world.put({
    id: newId('pm'),
    object: 'payment_method',
    billing_details: { email: given.email, name: given.name },
    card: {
      brand,
      country: 'US',
      exp_month: given.expMonth,
      exp_year: given.expYear,
      fingerprint: fingerprintOf(number),
      funding: 'credit',
      last4: number.slice(-4),
    },
    created: world.now(),
    customer: null,
    livemode: false,
    metadata: {},
    type: 'card',
  });
}

export function attachTo(world: World, method: PaymentMethod, customerId: string): PaymentMethod {
  if (method.customer === customerId) {
    return method;
  }
  const attached = world.put({ ...method, customer: customerId });
  world.tell('payment_method.attached', attached);
  return attached;
}
