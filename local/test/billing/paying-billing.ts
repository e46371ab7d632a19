import { randomUUID } from 'node:crypto';

import { getSubscription, openBillingPortal, startCheckout } from '@marquee/contracts/billing-operations';
import type { Subscription } from '@marquee/contracts/billing-operations';
import { configSchema } from '@marquee/billing/config';
import { createService } from '@marquee/billing/service';
import type { ProviderCaller } from '@marquee/service-kit/auth/caller';
import { aProviderCaller } from '@marquee/service-kit/test-kit/callers';
import { startTestService } from '@marquee/service-kit/test-kit/start-test-service';
import type { TestService } from '@marquee/service-kit/test-kit/start-test-service';
import type Stripe from 'stripe';

import { payAt } from '../stripe/stories.ts';
import { aCard, startTestStripe } from '../stripe/test-stripe.ts';
import type { TestStripe } from '../stripe/test-stripe.ts';

/** Billing with the Stripe emulator; notifications arrive when the test says so. */
export type PayingBilling = {
  billing: TestService;
  stripe: TestStripe;
  /** Delivers the notifications since the last call, in order. */
  hear: () => Promise<number[]>;
  send: (event: object) => Promise<number>;
  standing: (provider: ProviderCaller) => Promise<Subscription>;
  stop: () => Promise<void>;
};

export async function startPayingBilling(
  environment: Readonly<Record<string, string>> = {},
): Promise<PayingBilling> {
  const stripe = await startTestStripe();
  const billing = await startTestService({
    name: 'billing',
    configSchema,
    createService,
    environment: { ...stripe.variables(), PUBLIC_URL: 'https://marquee.example', ...environment },
    // The operator's list by state.
    readsAll: ['subscriptions {"closedAt":'],
  });
  const heard = new Set<string>();

  async function send(event: object): Promise<number> {
    const payload = JSON.stringify(event);
    const { STRIPE_CONNECT_WEBHOOK_SECRET: secret = '' } = stripe.variables();
    const signature = signatureOf(stripe, payload, 'account' in event ? { secret } : {});
    return (await postSigned(billing, payload, signature)).status;
  }

  return {
    billing,
    stripe,
    send,
    async hear() {
      const news = await unheard(stripe, heard);
      const statuses: number[] = [];
      for (const event of news) {
        statuses.push(await send(event));
      }
      return statuses;
    },
    async standing(provider) {
      return (await billing.call(getSubscription, { as: provider })).body;
    },
    async stop() {
      await billing.stop();
      await stripe.stop();
    },
  };
}

/** The platform's own first, then those of each connected account. */
async function unheard(stripe: TestStripe, heard: Set<string>): Promise<Stripe.Event[]> {
  const { data: accounts } = await stripe.sdk().accounts.list({ limit: 100 });
  const news = [await newsOf(stripe, heard, {})];
  for (const { id } of accounts) {
    news.push(await newsOf(stripe, heard, { stripeAccount: id }));
  }
  return news.flat();
}

async function newsOf(
  stripe: TestStripe,
  heard: Set<string>,
  whose: Stripe.RequestOptions,
): Promise<Stripe.Event[]> {
  const news: Stripe.Event[] = [];
  for await (const event of stripe.sdk().events.list({ limit: 100 }, whose)) {
    if (heard.has(event.id)) {
      break;
    }
    heard.add(event.id);
    news.unshift(event);
  }
  return news;
}

export function postSigned(billing: TestService, payload: string, signature: string): Promise<Response> {
  return billing.fetch('/api/webhooks/stripe', {
    method: 'POST',
    body: payload,
    headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
  });
}

export function signatureOf(
  stripe: TestStripe,
  payload: string,
  differing: { secret?: string; timestamp?: number } = {},
): string {
  const { STRIPE_WEBHOOK_SECRET: secret = '' } = stripe.variables();
  return stripe.sdk().webhooks.generateTestHeaderString({ payload, secret, ...differing });
}

export async function checkoutFor({ billing }: PayingBilling, provider: ProviderCaller): Promise<string> {
  const { body } = await billing.call(startCheckout, { as: provider, idempotencyKey: randomUUID() });
  return body.url;
}

export async function portalOf({ billing }: PayingBilling, provider: ProviderCaller): Promise<string> {
  return (await billing.call(openBillingPortal, { as: provider })).body.url;
}

/** A provider who has paid the first month, with the notification delivered to billing. */
export async function aSubscriber(paying: PayingBilling): Promise<ProviderCaller> {
  const provider = aProviderCaller();
  await payAt(paying.stripe, await checkoutFor(paying, provider), aCard());
  await paying.hear();
  return provider;
}

/** A provider whose next month cannot be paid: the card can be stored, but not charged. */
export async function aSubscriberInTrouble(paying: PayingBilling): Promise<ProviderCaller> {
  const provider = await aSubscriber(paying);
  await payAt(paying.stripe, await portalOf(paying, provider), aCard('4000 0000 0000 0341'));
  return provider;
}
