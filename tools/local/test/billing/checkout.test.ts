import { randomUUID } from 'node:crypto';

import { startCheckout } from '@marquee/contracts/billing-operations';
import { aProviderCaller } from '@marquee/service-kit/test-kit/callers';

import { advanceClock, payAt } from '../stripe/scenarios.ts';
import { aCard } from '../stripe/test-stripe.ts';
import { aSubscriberInTrouble, checkoutFor, startBillingHarness } from './billing-harness.ts';
import type { BillingHarness } from './billing-harness.ts';

let harness: BillingHarness;
beforeAll(async () => {
  harness = await startBillingHarness();
});
afterAll(() => harness.stop());

describe('the checkout for the plan', () => {
  test('when the checkout is paid, then the subscription is active and has its renewal date', async () => {
    const provider = aProviderCaller();
    const url = await checkoutFor(harness, provider);
    const before = await harness.subscriptionOf(provider);

    const paid = await payAt(harness.stripe, url, aCard());
    const answers = await harness.deliverWebhooks();

    expect(before).toMatchObject({ status: 'expired', renewsOn: null });
    expect(paid.location).toBe('https://marquee.example/provider/billing?checkout=done');
    expect(new Set(answers)).toEqual(new Set([204]));
    expect(await harness.subscriptionOf(provider)).toMatchObject({
      status: 'active',
      renewsOn: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) as string,
      endsOn: null,
    });
  });

  test('when the checkout is requested repeatedly, also concurrently, then there is one checkout of one customer', async () => {
    const provider = aProviderCaller();

    const urls = await Promise.all([1, 2, 3, 4].map(() => checkoutFor(harness, provider)));
    const later = await checkoutFor(harness, provider);

    const { data } = await harness.stripe.sdk().customers.list({ email: provider.email });
    expect(new Set([...urls, later]).size).toBe(1);
    expect(data.map(({ metadata }) => metadata)).toEqual([{ providerId: provider.providerId }]);
  });

  test('when the call is repeated with its key, then the checkout is the same', async () => {
    const provider = aProviderCaller();
    const call = { as: provider, idempotencyKey: randomUUID() };

    const first = await harness.billing.call(startCheckout, call);
    const again = await harness.billing.call(startCheckout, call);

    expect(again).toMatchObject({ status: 200, body: first.body });
  });

  test('when the card is declined, then no subscription starts, and the same checkout can still be paid', async () => {
    const provider = aProviderCaller();
    const url = await checkoutFor(harness, provider);

    const declined = await payAt(harness.stripe, url, aCard('4000 0000 0000 0002'));
    await harness.deliverWebhooks();

    expect(declined.text).toContain('Your card was declined.');
    expect(await harness.subscriptionOf(provider)).toMatchObject({ status: 'expired' });
    expect(await checkoutFor(harness, provider)).toBe(url);
  });

  test('when nobody pays before the checkout expires, then a new request opens another checkout', async () => {
    const provider = aProviderCaller();
    const url = await checkoutFor(harness, provider);

    await advanceClock(harness.stripe, 2);

    expect(await checkoutFor(harness, provider)).not.toBe(url);
  });

  test('when the checkout was paid and no webhook has arrived yet, then a new request is rejected, and billing records the payment', async () => {
    const provider = aProviderCaller();
    await payAt(harness.stripe, await checkoutFor(harness, provider), aCard());

    const { status, problem } = await harness.billing.call(startCheckout, { as: provider });

    expect([status, problem.code]).toEqual([409, 'already_subscribed']);
    expect(await harness.subscriptionOf(provider)).toMatchObject({ status: 'active' });
  });

  test('when the paid plan has ended, then the provider can subscribe again', async () => {
    const provider = await aSubscriberInTrouble(harness);
    await advanceClock(harness.stripe, 60);
    await harness.deliverWebhooks();
    const ended = await harness.subscriptionOf(provider);

    await payAt(harness.stripe, await checkoutFor(harness, provider), aCard());
    await harness.deliverWebhooks();

    expect(ended).toMatchObject({ status: 'ended' });
    expect(await harness.subscriptionOf(provider)).toMatchObject({ status: 'active' });
  });
});

describe('a checkout that is not possible', () => {
  test('when the trial is still running, then nothing can be paid yet', async () => {
    const early = await startBillingHarness({ TRIAL_ENDS_ON: '2026-03-12' });

    const { status, problem } = await early.billing.call(startCheckout, { as: aProviderCaller() });
    await early.stop();

    expect([status, problem.code]).toEqual([409, 'trial_running']);
  });

  test('when Stripe is unavailable, then the response says so, that nothing was charged, and when to try again', async () => {
    const provider = aProviderCaller();
    const unreachable = await startBillingHarness({ STRIPE_API_URL: 'http://127.0.0.1:9' });

    const { status, problem, headers } = await unreachable.billing.call(startCheckout, { as: provider });
    const standing = await unreachable.subscriptionOf(provider);
    await unreachable.stop();

    expect([status, problem.code]).toEqual([503, 'payments_unavailable']);
    expect(problem.message).toContain('Nothing was charged');
    expect(headers.get('retry-after')).toBe('60');
    expect(standing).toMatchObject({ status: 'expired' });
  });

  test('when Stripe is unavailable after a checkout was opened, then the response does not claim that nothing was charged', async () => {
    const provider = aProviderCaller();
    const unreachable = await startBillingHarness({ STRIPE_API_URL: 'http://127.0.0.1:9' });
    const known = { version: 1, openedAt: new Date(), changedAt: new Date(), customerId: 'cus_1' };
    await unreachable.billing.connection.collection<{ _id: string }>('subscriptions').insertOne({
      _id: provider.providerId,
      ...known,
      checkout: { id: 'cs_1', expiresAt: new Date() },
    } as {
      _id: string;
    });

    const { status, problem } = await unreachable.billing.call(startCheckout, { as: provider });
    await unreachable.stop();

    expect([status, problem.code]).toEqual([503, 'payments_unavailable']);
    expect(problem.message).toContain('before you pay another way');
    expect(problem.message).not.toContain('Nothing was charged');
  });
});
