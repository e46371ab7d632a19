import type { CardSale } from './card-sales.ts';
import { accountOf } from './connected.ts';
import type { PayingBilling } from './paying-billing.ts';

/** Refunds $100.00 of a card payment as its provider does in Stripe's own dashboard; returns Stripe's event. */
export async function refundAtStripe(paying: PayingBilling, { provider }: CardSale): Promise<object> {
  const whose = { stripeAccount: await accountOf(paying, provider) };
  const sdk = paying.stripe.sdk();
  const { data } = await sdk.paymentIntents.list({}, whose);
  await sdk.refunds.create({ payment_intent: data[0]?.id ?? '', amount: 10_000 }, whose);
  return (await sdk.events.list({ type: 'charge.refunded' }, whose)).data[0] ?? {};
}
