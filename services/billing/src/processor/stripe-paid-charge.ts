import type Stripe from 'stripe';

/** What a checkout is asked for with, so that it says when the card was charged. */
export const withCharge = { expand: ['payment_intent.latest_charge'] };

/** When the money was taken. */
export function paidAtOf({ latest_charge: charge, created }: Stripe.PaymentIntent): Date {
  const seconds = charge === null || typeof charge === 'string' ? created : charge.created;
  return new Date(seconds * 1000);
}
