import { randomUUID } from 'node:crypto';

import {
  cancelSubscription,
  getBillingAccount,
  resumeSubscription,
} from '@marquee/contracts/billing-operations';
import type { BillingAccount } from '@marquee/contracts/billing-operations';
import type { ProviderCaller } from '@marquee/service-kit/auth/caller';
import { aProviderCaller } from '@marquee/service-kit/test-kit/callers';

import { advanceClock, payAt } from '../stripe/scenarios.ts';
import { aCard } from '../stripe/test-stripe.ts';
import {
  aSubscriber,
  aSubscriberInTrouble,
  checkoutFor,
  portalOf,
  startBillingHarness,
} from './billing-harness.ts';
import type { BillingHarness } from './billing-harness.ts';

let harness: BillingHarness;
beforeAll(async () => {
  harness = await startBillingHarness();
});
afterAll(() => harness.stop());

async function accountOf(provider: ProviderCaller): Promise<BillingAccount> {
  return (await harness.billing.call(getBillingAccount, { as: provider })).body;
}

describe('a provider’s billing account', () => {
  test('when the provider has never paid, then the account shows neither card nor receipt', async () => {
    const account = await accountOf(aProviderCaller());

    expect(account).toMatchObject({ subscription: { status: 'expired' }, card: null, receipts: [] });
  });

  test('when the provider returns from the checkout, then the account shows the subscription before Stripe’s webhook arrives', async () => {
    const provider = aProviderCaller();
    await payAt(harness.stripe, await checkoutFor(harness, provider), aCard());

    const account = await accountOf(provider);

    expect(account.subscription).toMatchObject({ status: 'active' });
    expect(account.card).toEqual({ brand: 'visa', last4: '4242', expires: '12/2039' });
    expect(account.receipts).toMatchObject([{ amount: '99.00', status: 'paid' }]);
    expect(account.receipts[0]?.url).toContain('/invoice/in_');
    expect(await harness.subscriptionOf(provider)).toMatchObject({ status: 'active' });
  });

  test('when another card was saved at the portal, then the account shows that card', async () => {
    const provider = await aSubscriber(harness);

    await payAt(harness.stripe, await portalOf(harness, provider), aCard('5555 5555 5555 4444'));

    expect((await accountOf(provider)).card).toMatchObject({ brand: 'mastercard', last4: '4444' });
  });

  test('when the payment of a month failed, then the payment is due, and its page accepts another card', async () => {
    const provider = await aSubscriberInTrouble(harness);
    await advanceClock(harness.stripe, 32);
    const late = await accountOf(provider);

    await payAt(harness.stripe, late.receipts[0]?.url, aCard());

    expect(late).toMatchObject({ subscription: { status: 'past_due' }, receipts: [{ status: 'due' }, {}] });
    expect(await accountOf(provider)).toMatchObject({
      subscription: { status: 'active' },
      receipts: [{ status: 'paid' }, { status: 'paid' }],
    });
  });

  test.each([
    { been: 'been at no checkout', checkout: null, says: 'Nothing was charged' },
    {
      been: 'been at the checkout',
      checkout: { id: 'cs_1', expiresAt: new Date() },
      says: 'before you pay another way',
    },
  ])(
    'when Stripe is unavailable and the provider has $been, then the error says whether something may have been charged',
    async ({ checkout, says }) => {
      const unreachable = await startBillingHarness({ STRIPE_API_URL: 'http://127.0.0.1:9' });
      const provider = aProviderCaller();
      await unreachable.billing.connection.collection<{ _id: string }>('subscriptions').insertOne({
        ...{ _id: provider.providerId, version: 1, openedAt: new Date(), customerId: 'cus_1', checkout },
      });

      const { status, problem } = await unreachable.billing.call(getBillingAccount, { as: provider });
      await unreachable.stop();

      expect([status, problem.code]).toEqual([503, 'payments_unavailable']);
      expect(problem.message).toContain(says);
    },
  );
});

describe('cancelling', () => {
  test('when the plan is cancelled once or twice, then it ends with the paid period; when it is resumed, it continues', async () => {
    const provider = await aSubscriber(harness);
    const { renewsOn } = await harness.subscriptionOf(provider);

    const cancelled = await harness.billing.call(cancelSubscription, { as: provider });
    const again = await harness.billing.call(cancelSubscription, { as: provider });
    const resumed = await harness.billing.call(resumeSubscription, { as: provider });

    expect(cancelled.body).toMatchObject({ status: 'active', renewsOn: null, endsOn: renewsOn });
    expect(again.body).toEqual(cancelled.body);
    expect(resumed.body).toMatchObject({ status: 'active', renewsOn, endsOn: null });
  });

  test('when the cancellation is repeated with its key after the plan was resumed, then the plan is not cancelled again', async () => {
    const provider = await aSubscriber(harness);
    const call = { as: provider, idempotencyKey: randomUUID() };
    const first = await harness.billing.call(cancelSubscription, call);
    await harness.billing.call(resumeSubscription, { as: provider, idempotencyKey: randomUUID() });

    const again = await harness.billing.call(cancelSubscription, call);

    expect(again.body).toEqual(first.body);
    expect(await harness.subscriptionOf(provider)).toMatchObject({ endsOn: null });
  });

  test.each([
    { name: 'cancelSubscription', operation: cancelSubscription },
    { name: 'resumeSubscription', operation: resumeSubscription },
  ])('when there is no subscription, then $name is rejected', async ({ operation }) => {
    const { status, problem } = await harness.billing.call(operation, { as: aProviderCaller() });

    expect([status, problem.code]).toEqual([409, 'not_subscribed']);
  });

  test('when the plan has ended, then it cannot be resumed', async () => {
    const provider = await aSubscriber(harness);
    await harness.billing.call(cancelSubscription, { as: provider });
    await advanceClock(harness.stripe, 32);

    const { status } = await harness.billing.call(resumeSubscription, { as: provider });

    expect(status).toBe(409);
    expect(await harness.subscriptionOf(provider)).toMatchObject({ status: 'ended' });
  });
});
