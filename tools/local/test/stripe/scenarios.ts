import type Stripe from 'stripe';

import { planLookupKey } from '../../src/stripe/prices/ensure-plan-price.ts';
import { idOf } from './id-of.ts';
import { aCard } from './test-stripe.ts';
import type { TestStripe, Visit } from './test-stripe.ts';

export async function planPrice(stripe: TestStripe): Promise<string> {
  const { data } = await stripe.sdk().prices.list({ lookup_keys: [planLookupKey] });
  return data[0]?.id ?? '';
}

type SubscriptionData = Stripe.Checkout.SessionCreateParams.SubscriptionData;

/** A checkout for the plan, for a new customer. */
export async function openCheckout(
  stripe: TestStripe,
  subscriptionData: SubscriptionData = {},
): Promise<Stripe.Checkout.Session> {
  const customer = await stripe.sdk().customers.create({ email: 'sam@rivera.example', name: 'Sam Rivera' });
  return stripe.sdk().checkout.sessions.create({
    mode: 'subscription',
    customer: customer.id,
    line_items: [{ price: await planPrice(stripe), quantity: 1 }],
    subscription_data: { metadata: { providerId: 'p-1' }, ...subscriptionData },
    success_url: 'https://marquee.example/billing?session={CHECKOUT_SESSION_ID}',
    cancel_url: 'https://marquee.example/billing',
  });
}

/** The subscription of a new customer who has paid at the checkout. */
export async function subscribe(
  stripe: TestStripe,
  { card = aCard(), ...data }: SubscriptionData & { card?: Record<string, string> } = {},
): Promise<Stripe.Subscription> {
  const session = await openCheckout(stripe, data);
  await payAt(stripe, session.url, card);
  const { subscription } = await stripe.sdk().checkout.sessions.retrieve(session.id);
  return stripe.sdk().subscriptions.retrieve(idOf(subscription));
}

export async function openPortal(stripe: TestStripe, subscription: Stripe.Subscription): Promise<string> {
  const session = await stripe.sdk().billingPortal.sessions.create({
    customer: idOf(subscription.customer),
    return_url: 'https://marquee.example/billing',
  });
  return session.url;
}

export async function advanceClock(stripe: TestStripe, days: number): Promise<void> {
  await stripe.send('/stand-in/clock', { days: String(days) });
}

/** Enters a card into a page's form and submits it. */
export function payAt(
  stripe: TestStripe,
  page: string | null | undefined,
  card: Record<string, string>,
): Promise<Visit> {
  return stripe.send(`${page ?? ''}/card`, card);
}
