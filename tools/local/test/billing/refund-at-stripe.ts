import type { CardSale } from './card-sales.ts';
import { accountOf } from './connected-provider.ts';
import type { BillingHarness } from './billing-harness.ts';

/** Refunds $100.00 or another amount of a card payment as its provider does in Stripe's own dashboard; returns Stripe's event. */
export async function refundAtStripe(
  harness: BillingHarness,
  { provider }: CardSale,
  cents = 10_000,
): Promise<object> {
  const whose = { stripeAccount: await accountOf(harness, provider) };
  const sdk = harness.stripe.sdk();
  const { data } = await sdk.paymentIntents.list({}, whose);
  await sdk.refunds.create({ payment_intent: data[0]?.id ?? '', amount: cents }, whose);
  return (await sdk.events.list({ type: 'charge.refunded' }, whose)).data[0] ?? {};
}
