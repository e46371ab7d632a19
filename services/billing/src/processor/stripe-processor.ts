import Stripe from 'stripe';
import { stripeCardPayments } from './stripe-card-payments.ts';
import type { Checkout, Processor } from './processor.ts';
import { readStripeNotification } from './read-stripe-notification.ts';
import { stripeFoundPlans } from './stripe-found-plans.ts';
import { stripePayoutAccounts } from './stripe-payout-accounts.ts';
import { asking, unlessMissing } from './stripe-refusals.ts';
import { cardOf, receiptsOf } from './stripe-wallet.ts';
import { isRunning } from '../subscriptions/subscription.ts';
import { toPaidPlan } from './to-paid-plan.ts';

export type StripeAccess = {
  secretKey: string;
  /** Any of them may have signed. */
  webhookSecrets: readonly string[];
  /** Null: Stripe itself. */
  apiUrl: string | null;
  publicUrl: string;
};

/** Finds the plan's price, which is set up in Stripe's dashboard. */
const planLookupKey = 'marquee-provider-monthly';
/** Two attempts of this length and the call before them take less than the gateway waits for billing. */
const answerWithinMs = 3_000;

/** The only module that calls Stripe. */
export function createStripeProcessor({
  secretKey,
  webhookSecrets,
  apiUrl,
  publicUrl,
}: StripeAccess): Processor {
  const stripe = new Stripe(secretKey, {
    timeout: answerWithinMs,
    maxNetworkRetries: 1,
    telemetry: false,
    ...placeOf(apiUrl),
  });
  const home = `${publicUrl}/provider/billing`;

  async function planPrice(): Promise<string> {
    const { data } = await stripe.prices.list({ lookup_keys: [planLookupKey], active: true, limit: 1 });
    const [price] = data;
    if (price === undefined) {
      throw new Error(`Stripe has no active price with the lookup key ${planLookupKey}`);
    }
    return price.id;
  }

  return {
    async makeCustomer(providerId, inPlaceOf) {
      // For a day Stripe answers the first key with the same customer, deleted or not.
      const whose = inPlaceOf === undefined ? providerId : `${providerId}-${inPlaceOf}`;
      const idempotencyKey = `customer-${whose}`;
      const made = () => stripe.customers.create({ metadata: { providerId } }, { idempotencyKey });
      return (await asking(made)).id;
    },
    async keepEmail(customerId, email) {
      const kept = await asking(() => unlessMissing(() => stripe.customers.update(customerId, { email })));
      return kept === null ? 'gone' : 'kept';
    },
    async forgetCustomer(customerId) {
      const deleted = await asking(() => unlessMissing(() => stripe.customers.del(customerId)));
      if (deleted === null) {
        // Stripe still returns deleted customers; an unknown one belongs to another account and must not be forgotten.
        await asking(() => stripe.customers.retrieve(customerId));
      }
    },
    openCheckout: ({ customerId, providerId, key }) =>
      asking(async () => {
        const opened = await stripe.checkout.sessions.create(
          {
            mode: 'subscription',
            customer: customerId,
            client_reference_id: providerId,
            line_items: [{ price: await planPrice(), quantity: 1 }],
            subscription_data: { metadata: { providerId } },
            success_url: `${home}?checkout=done`,
            cancel_url: home,
          },
          { idempotencyKey: `checkout-${key}` },
        );
        return toCheckout(opened);
      }),
    async findCheckout(id) {
      const found = await asking(() => unlessMissing(() => stripe.checkout.sessions.retrieve(id)));
      return { isPaid: found?.status === 'complete', url: found?.url ?? null };
    },
    async closeCheckout(id) {
      const found = await asking(() => unlessMissing(() => stripe.checkout.sessions.retrieve(id)));
      if (found?.status === 'open') {
        await asking(() => stripe.checkout.sessions.expire(id));
      }
    },
    async openPortal(customer) {
      const session = { customer, return_url: home };
      const opened = await asking(() => unlessMissing(() => stripe.billingPortal.sessions.create(session)));
      return opened?.url ?? null;
    },
    async planOf(customer, known) {
      const asked = { customer, status: 'all', limit: 100 } as const;
      const list = () => stripe.subscriptions.list(asked);
      // Stripe still lists a deleted customer's plans: an unknown customer was never this account's, which says nothing about their plan.
      const found = await asking(isRunning(known) ? list : () => unlessMissing(list));
      return toPaidPlan(found?.data ?? []);
    },
    cardOf: (customerId) => asking(() => unlessMissing(() => cardOf(stripe, customerId))),
    async receiptsOf(customerId) {
      return (await asking(() => unlessMissing(() => receiptsOf(stripe, customerId)))) ?? [];
    },
    async setEnding(planId, { isToEnd }) {
      await asking(() => stripe.subscriptions.update(planId, { cancel_at_period_end: isToEnd }));
    },
    ...stripeFoundPlans(stripe),
    ...stripePayoutAccounts(stripe, home),
    ...stripeCardPayments(stripe, publicUrl),
    readNotification: (content, signature) =>
      readStripeNotification(stripe, { content, signature, secrets: webhookSecrets }),
  };
}

function placeOf(apiUrl: string | null): { host: string; port: string; protocol: 'http' | 'https' } | null {
  if (apiUrl === null) {
    return null;
  }
  const { hostname, port, protocol } = new URL(apiUrl);
  return { host: hostname, port, protocol: protocol === 'https:' ? 'https' : 'http' };
}

function toCheckout({ id, url, expires_at: expiresAt }: Stripe.Checkout.Session): Checkout {
  if (url === null) {
    throw new Error(`The checkout ${id} was opened without an address`);
  }
  return { id, url, expiresAt: new Date(expiresAt * 1000) };
}
