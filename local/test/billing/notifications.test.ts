import type { ProviderCaller } from '@marquee/service-kit/auth/caller';

import { letPass } from '../stripe/stories.ts';
import { aSubscriber, postSigned, signatureOf, startPayingBilling } from './paying-billing.ts';
import type { PayingBilling } from './paying-billing.ts';

let paying: PayingBilling;
beforeAll(async () => {
  paying = await startPayingBilling();
});
afterAll(() => paying.stop());

/** Excludes the relay's fields, which change while it publishes earlier messages. */
const carriedOn = { outbox: 0, outboxLeases: 0, outboxLeasedUntil: 0, outboxPendingSince: 0 };

async function storedOf({ providerId }: ProviderCaller): Promise<unknown> {
  const subscriptions = paying.billing.connection.collection<{ _id: string }>('subscriptions');
  return subscriptions.findOne({ _id: providerId }, { projection: carriedOn });
}

async function lastEvent(): Promise<{ payload: string; event: object }> {
  const { data } = await paying.stripe.sdk().events.list({ limit: 1 });
  return { payload: JSON.stringify(data[0]), event: data[0] ?? {} };
}

const minutesAgo = (minutes: number): number => Math.floor(Date.now() / 1000) - minutes * 60;

describe('a notification without Stripe’s signature', () => {
  test.each([
    { is: 'unsigned', sign: () => '' },
    { is: 'signed with a strange secret', sign: (payload: string) => sign(payload, { secret: 'whsec_x' }) },
    { is: 'signed for another content', sign: (payload: string) => sign(`${payload} `) },
    { is: 'ten minutes old', sign: (payload: string) => sign(payload, { timestamp: minutesAgo(10) }) },
    { is: 'nonsense', sign: () => 't=now,v1=yes' },
  ])('when it is $is, then it is rejected and nothing happens', async ({ sign: signed }) => {
    const provider = await aSubscriber(paying);
    await letPass(paying.stripe, 1);
    const before = await storedOf(provider);
    const { payload } = await lastEvent();

    const answer = await postSigned(paying.billing, payload, signed(payload));

    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'invalid_signature' });
    expect(await storedOf(provider)).toEqual(before);
  });

  function sign(payload: string, differing: { secret?: string; timestamp?: number } = {}): string {
    return signatureOf(paying.stripe, payload, differing);
  }
});

describe('a notification', () => {
  test('when it is repeated and arrives after later ones, then the current state counts', async () => {
    const provider = await aSubscriber(paying);
    const { event: early } = await lastEvent();
    await letPass(paying.stripe, 32);
    await paying.hear();
    const standing = await paying.standing(provider);

    const answers = await Promise.all([1, 2, 3].map(() => paying.send(early)));

    expect(answers).toEqual([204, 204, 204]);
    expect(await paying.standing(provider)).toEqual(standing);
  });

  test.each([
    { of: 'a customer we do not know', data: { object: { customer: 'cus_strange' } } },
    { of: 'no customer', data: { object: {} } },
  ])('when it concerns $of, then it is acknowledged', async ({ data }) => {
    expect(await paying.send({ id: 'evt_1', type: 'customer.subscription.updated', data })).toBe(204);
  });

  test('when it concerns a connected account, then that endpoint’s secret is accepted', async () => {
    const payload = JSON.stringify({
      id: 'evt_2',
      type: 'account.updated',
      account: 'acct_1',
      data: { object: {} },
    });
    const { STRIPE_CONNECT_WEBHOOK_SECRET: secret = '' } = paying.stripe.variables();

    const { status } = await postSigned(
      paying.billing,
      payload,
      signatureOf(paying.stripe, payload, { secret }),
    );

    expect(status).toBe(204);
  });

  test('when Stripe is unavailable then, then it gets 503, so that it is repeated', async () => {
    const away = await startPayingBilling({ STRIPE_API_URL: 'http://127.0.0.1:9' });
    const [id, customer] = ['11111111-1111-4111-8111-111111111111', 'cus_away'];
    await away.billing.connection
      .collection<{ _id: string }>('subscriptions')
      .insertOne({ _id: id, version: 1, openedAt: new Date(), customerId: customer } as { _id: string });

    const status = await away.send({
      id: 'evt_3',
      type: 'customer.subscription.updated',
      data: { object: { customer } },
    });
    await away.stop();

    expect(status).toBe(503);
  });
});
