import type Stripe from 'stripe';

/** Adds the charge to Stripe's response for a checkout, because the charge has the time of the payment. */
export const withCharge = { expand: ['payment_intent.latest_charge'] };

/** When the card was charged; if the charge is not in Stripe's response, when the payment was created. */
export function paidAtOf({ latest_charge: charge, created }: Stripe.PaymentIntent): Date {
  const seconds = charge === null || typeof charge === 'string' ? created : charge.created;
  return new Date(seconds * 1000);
}
