import type Stripe from 'stripe';

/** Expands a checkout's response by the charge, which has the time. */
export const withCharge = { expand: ['payment_intent.latest_charge'] };

/** When the card was charged. */
export function paidAtOf({ latest_charge: charge, created }: Stripe.PaymentIntent): Date {
  const seconds = charge === null || typeof charge === 'string' ? created : charge.created;
  return new Date(seconds * 1000);
}
