import type Stripe from 'stripe';

import { newId } from '../new-id.ts';
import type { Metadata, Shape } from '../shape.ts';
import type { AccountContext } from '../account-context.ts';
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
export type CardDetails = {
  number: string;
  brand: string;
  expMonth: number;
  expYear: number;
  name: string;
  email: string | null;
};

/** A new card, not attached to a customer yet. */
export function createPaymentMethod(
  context: AccountContext,
  { number, brand, ...details }: CardDetails,
): PaymentMethod {
  return context.put({
    id: newId('pm'),
    object: 'payment_method',
    billing_details: { email: details.email, name: details.name },
    card: {
      brand,
      country: 'US',
      exp_month: details.expMonth,
      exp_year: details.expYear,
      fingerprint: fingerprintOf(number),
      funding: 'credit',
      last4: number.slice(-4),
    },
    created: context.now(),
    customer: null,
    livemode: false,
    metadata: {},
    type: 'card',
  });
}

export function attachTo(context: AccountContext, method: PaymentMethod, customerId: string): PaymentMethod {
  if (method.customer === customerId) {
    return method;
  }
  const attached = context.put({ ...method, customer: customerId });
  context.emit('payment_method.attached', attached);
  return attached;
}
