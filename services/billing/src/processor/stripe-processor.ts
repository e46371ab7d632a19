import Stripe from 'stripe';
import { stripeCardPayments } from './stripe-card-payments.ts';
import type { Checkout, Processor } from './processor.ts';
import { parseStripeWebhook } from './parse-stripe-webhook.ts';
import { stripeCustomerSearch } from './stripe-customer-search.ts';
import { stripePayoutAccounts } from './stripe-payout-accounts.ts';
import { callStripe, nullIfMissing } from './stripe-errors.ts';
import { findCard, listReceipts } from './stripe-billing-account.ts';
import { isRunning } from '../subscriptions/domain/subscription.ts';
import { toPaidPlan } from './to-paid-plan.ts';

export type StripeAccess = {
  secretKey: string;
  /** A webhook may be signed with any of these secrets. */
  webhookSecrets: readonly string[];
  /** Address of the emulator; null for Stripe itself. */
  apiUrl: string | null;
  publicUrl: string;
};

/** The lookup key of the plan's price, which is set up in Stripe's dashboard. */
const planLookupKey = 'marquee-provider-monthly';
/**
 * Timeout of one attempt; a call has at most two attempts. Three attempts end within the gateway's timeout of 10 seconds, for example one
 * attempt of a first call and both attempts of a second call in the same request.
 */
const timeoutMs = 3_000;

/** The processor on top of Stripe. All calls to Stripe use the client that is created here. */
export function createStripeProcessor({
  secretKey,
  webhookSecrets,
  apiUrl,
  publicUrl,
}: StripeAccess): Processor {
  const stripe = new Stripe(secretKey, {
    timeout: timeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
    ...hostOptionsOf(apiUrl),
  });
  const returnUrl = `${publicUrl}/provider/billing`;

  async function planPrice(): Promise<string> {
    const { data } = await stripe.prices.list({ lookup_keys: [planLookupKey], active: true, limit: 1 });
    const [price] = data;
    if (price === undefined) {
      throw new Error(`Stripe has no active price with the lookup key ${planLookupKey}`);
    }
    return price.id;
  }

  return {
    async createCustomer(providerId, inPlaceOf) {
      // A replacement needs its own key: for a day Stripe returns the same customer for the same key, even a deleted one.
      const keySubject = inPlaceOf === undefined ? providerId : `${providerId}-${inPlaceOf}`;
      const idempotencyKey = `customer-${keySubject}`;
      const create = () => stripe.customers.create({ metadata: { providerId } }, { idempotencyKey });
      return (await callStripe(create)).id;
    },
    async updateEmail(customerId, email) {
      const updated = await callStripe(() =>
        nullIfMissing(() => stripe.customers.update(customerId, { email })),
      );
      return updated === null ? 'deleted' : 'updated';
    },
    async deleteCustomer(customerId) {
      const deleted = await callStripe(() => nullIfMissing(() => stripe.customers.del(customerId)));
      if (deleted === null) {
        // `retrieve` returns a customer that was deleted earlier, and throws for a customer that is unknown, as in another Stripe account.
        await callStripe(() => stripe.customers.retrieve(customerId));
      }
    },
    openCheckout: ({ customerId, providerId, key }) =>
      callStripe(async () => {
        const opened = await stripe.checkout.sessions.create(
          {
            mode: 'subscription',
            customer: customerId,
            client_reference_id: providerId,
            line_items: [{ price: await planPrice(), quantity: 1 }],
            subscription_data: { metadata: { providerId } },
            success_url: `${returnUrl}?checkout=done`,
            cancel_url: returnUrl,
          },
          { idempotencyKey: `checkout-${key}` },
        );
        return toCheckout(opened);
      }),
    async findCheckout(id) {
      const found = await callStripe(() => nullIfMissing(() => stripe.checkout.sessions.retrieve(id)));
      return { isPaid: found?.status === 'complete', url: found?.url ?? null };
    },
    async closeCheckout(id) {
      const found = await callStripe(() => nullIfMissing(() => stripe.checkout.sessions.retrieve(id)));
      if (found?.status === 'open') {
        await callStripe(() => stripe.checkout.sessions.expire(id));
      }
    },
    async openPortal(customer) {
      const session = { customer, return_url: returnUrl };
      const opened = await callStripe(() =>
        nullIfMissing(() => stripe.billingPortal.sessions.create(session)),
      );
      return opened?.url ?? null;
    },
    async findPlan(customer, known) {
      const params = { customer, status: 'all', limit: 100 } as const;
      const list = () => stripe.subscriptions.list(params);
      // Stripe still lists a deleted customer's plans. A missing customer of a running plan means that the key is of another Stripe
      // account. The call throws then, because the plan may run in the right account.
      const found = await callStripe(isRunning(known) ? list : () => nullIfMissing(list));
      return toPaidPlan(found?.data ?? []);
    },
    findCard: (customerId) => callStripe(() => nullIfMissing(() => findCard(stripe, customerId))),
    async listReceipts(customerId) {
      return (await callStripe(() => nullIfMissing(() => listReceipts(stripe, customerId)))) ?? [];
    },
    async setCancelAtPeriodEnd(planId, { cancelAtPeriodEnd }) {
      await callStripe(() =>
        stripe.subscriptions.update(planId, { cancel_at_period_end: cancelAtPeriodEnd }),
      );
    },
    ...stripeCustomerSearch(stripe),
    ...stripePayoutAccounts(stripe, returnUrl),
    ...stripeCardPayments(stripe, publicUrl),
    parseWebhook: (content, signature) =>
      parseStripeWebhook(stripe, { content, signature, secrets: webhookSecrets }),
  };
}

function hostOptionsOf(
  apiUrl: string | null,
): { host: string; port: string; protocol: 'http' | 'https' } | null {
  if (apiUrl === null) {
    return null;
  }
  const { hostname, port, protocol } = new URL(apiUrl);
  return { host: hostname, port, protocol: protocol === 'https:' ? 'https' : 'http' };
}

function toCheckout({ id, url, expires_at: expiresAt }: Stripe.Checkout.Session): Checkout {
  if (url === null) {
    throw new Error(`The checkout ${id} was opened without a URL`);
  }
  return { id, url, expiresAt: new Date(expiresAt * 1000) };
}
