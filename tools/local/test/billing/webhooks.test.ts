import type { ProviderCaller } from '@marquee/service-kit/auth/caller';

import { advanceClock } from '../stripe/scenarios.ts';
import { aSubscriber, postSigned, signatureOf, startBillingHarness } from './billing-harness.ts';
import type { BillingHarness } from './billing-harness.ts';

let harness: BillingHarness;
beforeAll(async () => {
  harness = await startBillingHarness();
});
afterAll(() => harness.stop());

/** Excludes the relay's fields, which change while it publishes earlier messages. */
const relayFields = { outbox: 0, outboxLeases: 0, outboxLeasedUntil: 0, outboxPendingSince: 0 };

async function storedOf({ providerId }: ProviderCaller): Promise<unknown> {
  const subscriptions = harness.billing.connection.collection<{ _id: string }>('subscriptions');
  return subscriptions.findOne({ _id: providerId }, { projection: relayFields });
}

async function lastEvent(): Promise<{ payload: string; event: object }> {
  const { data } = await harness.stripe.sdk().events.list({ limit: 1 });
  return { payload: JSON.stringify(data[0]), event: data[0] ?? {} };
}

const minutesAgo = (minutes: number): number => Math.floor(Date.now() / 1000) - minutes * 60;

describe('a webhook without Stripe’s signature', () => {
  test.each([
    { is: 'unsigned', sign: () => '' },
    { is: 'signed with a strange secret', sign: (payload: string) => sign(payload, { secret: 'whsec_x' }) },
    { is: 'signed for another content', sign: (payload: string) => sign(`${payload} `) },
    { is: 'ten minutes old', sign: (payload: string) => sign(payload, { timestamp: minutesAgo(10) }) },
    { is: 'nonsense', sign: () => 't=now,v1=yes' },
  ])('when the webhook is $is, then it is rejected and nothing happens', async ({ sign: signed }) => {
    const provider = await aSubscriber(harness);
    await advanceClock(harness.stripe, 1);
    const before = await storedOf(provider);
    const { payload } = await lastEvent();

    const answer = await postSigned(harness.billing, payload, signed(payload));

    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'invalid_signature' });
    expect(await storedOf(provider)).toEqual(before);
  });

  function sign(payload: string, differing: { secret?: string; timestamp?: number } = {}): string {
    return signatureOf(harness.stripe, payload, differing);
  }
});

describe('a webhook', () => {
  test('when a webhook is repeated and arrives after later webhooks, then billing has the current state', async () => {
    const provider = await aSubscriber(harness);
    const { event: early } = await lastEvent();
    await advanceClock(harness.stripe, 32);
    await harness.deliverWebhooks();
    const standing = await harness.subscriptionOf(provider);

    const answers = await Promise.all([1, 2, 3].map(() => harness.send(early)));

    expect(answers).toEqual([204, 204, 204]);
    expect(await harness.subscriptionOf(provider)).toEqual(standing);
  });

  test.each([
    { of: 'a customer we do not know', data: { object: { customer: 'cus_strange' } } },
    { of: 'no customer', data: { object: {} } },
  ])('when the webhook concerns $of, then it is acknowledged', async ({ data }) => {
    expect(await harness.send({ id: 'evt_1', type: 'customer.subscription.updated', data })).toBe(204);
  });

  test('when the webhook concerns a connected account, then the secret of the endpoint for connected accounts is accepted', async () => {
    const payload = JSON.stringify({
      id: 'evt_2',
      type: 'account.updated',
      account: 'acct_1',
      data: { object: {} },
    });
    const { STRIPE_CONNECT_WEBHOOK_SECRET: secret = '' } = harness.stripe.variables();

    const { status } = await postSigned(
      harness.billing,
      payload,
      signatureOf(harness.stripe, payload, { secret }),
    );

    expect(status).toBe(204);
  });

  test('when Stripe is unavailable, then billing answers 503, so that Stripe sends the webhook again', async () => {
    const unreachable = await startBillingHarness({ STRIPE_API_URL: 'http://127.0.0.1:9' });
    const [id, customer] = ['11111111-1111-4111-8111-111111111111', 'cus_away'];
    await unreachable.billing.connection
      .collection<{ _id: string }>('subscriptions')
      .insertOne({ _id: id, version: 1, openedAt: new Date(), customerId: customer } as { _id: string });

    const status = await unreachable.send({
      id: 'evt_3',
      type: 'customer.subscription.updated',
      data: { object: { customer } },
    });
    await unreachable.stop();

    expect(status).toBe(503);
  });
});
