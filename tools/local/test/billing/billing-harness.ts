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

import { payAt } from '../stripe/scenarios.ts';
import { aCard, startTestStripe } from '../stripe/test-stripe.ts';
import type { TestStripe } from '../stripe/test-stripe.ts';

/** Billing with the Stripe emulator; webhooks are delivered when the test calls deliverWebhooks. */
export type BillingHarness = {
  billing: TestService;
  stripe: TestStripe;
  /** Delivers Stripe's events since the last call, in order; resolves to the statuses of billing's answers. */
  deliverWebhooks: () => Promise<number[]>;
  send: (event: object) => Promise<number>;
  subscriptionOf: (provider: ProviderCaller) => Promise<Subscription>;
  stop: () => Promise<void>;
};

export async function startBillingHarness(
  environment: Readonly<Record<string, string>> = {},
): Promise<BillingHarness> {
  const stripe = await startTestStripe();
  const billing = await startTestService({
    name: 'billing',
    configSchema,
    createService,
    environment: { ...stripe.variables(), PUBLIC_URL: 'https://marquee.example', ...environment },
    // The operator's list of subscriptions by state scans the collection.
    allowedScans: ['subscriptions {"closedAt":'],
  });
  const delivered = new Set<string>();

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
    async deliverWebhooks() {
      const events = await undeliveredEvents(stripe, delivered);
      const statuses: number[] = [];
      for (const event of events) {
        statuses.push(await send(event));
      }
      return statuses;
    },
    async subscriptionOf(provider) {
      return (await billing.call(getSubscription, { as: provider })).body;
    },
    async stop() {
      await billing.stop();
      await stripe.stop();
    },
  };
}

/** The platform's own events first, then those of each connected account. */
async function undeliveredEvents(stripe: TestStripe, delivered: Set<string>): Promise<Stripe.Event[]> {
  const { data: accounts } = await stripe.sdk().accounts.list({ limit: 100 });
  const events = [await newEventsOf(stripe, delivered, {})];
  for (const { id } of accounts) {
    events.push(await newEventsOf(stripe, delivered, { stripeAccount: id }));
  }
  return events.flat();
}

async function newEventsOf(
  stripe: TestStripe,
  delivered: Set<string>,
  whose: Stripe.RequestOptions,
): Promise<Stripe.Event[]> {
  const events: Stripe.Event[] = [];
  for await (const event of stripe.sdk().events.list({ limit: 100 }, whose)) {
    if (delivered.has(event.id)) {
      break;
    }
    delivered.add(event.id);
    events.unshift(event);
  }
  return events;
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

export async function checkoutFor({ billing }: BillingHarness, provider: ProviderCaller): Promise<string> {
  const { body } = await billing.call(startCheckout, { as: provider, idempotencyKey: randomUUID() });
  return body.url;
}

export async function portalOf({ billing }: BillingHarness, provider: ProviderCaller): Promise<string> {
  return (await billing.call(openBillingPortal, { as: provider })).body.url;
}

/** A provider who has paid the first month, with the webhook delivered to billing. */
export async function aSubscriber(harness: BillingHarness): Promise<ProviderCaller> {
  const provider = aProviderCaller();
  await payAt(harness.stripe, await checkoutFor(harness, provider), aCard());
  await harness.deliverWebhooks();
  return provider;
}

/** A provider whose next month cannot be paid: the card can be stored, but not charged. */
export async function aSubscriberInTrouble(harness: BillingHarness): Promise<ProviderCaller> {
  const provider = await aSubscriber(harness);
  await payAt(harness.stripe, await portalOf(harness, provider), aCard('4000 0000 0000 0341'));
  return provider;
}
