import { randomUUID } from 'node:crypto';

import { getPayouts, startOnboarding } from '@marquee/contracts/payout-operations';
import { accountErased, exportAsked } from '@marquee/contracts/messages/privacy-messages';
import { aProviderCaller } from '@marquee/service-kit/test-kit/callers';

import { aConnectedProvider, accountOf, onboardingFor, statusOf } from './connected-provider.ts';
import { startBillingHarness } from './billing-harness.ts';
import type { BillingHarness } from './billing-harness.ts';

let harness: BillingHarness;
beforeAll(async () => {
  harness = await startBillingHarness();
});
afterAll(() => harness.stop());

describe('a provider who wants to be paid by card', () => {
  test('when the provider has done nothing yet, then the provider is not connected', async () => {
    expect(await statusOf(harness, aProviderCaller())).toBe('not_connected');
  });

  test('when the provider requests onboarding repeatedly, also concurrently, then the provider has one account at Stripe', async () => {
    const provider = aProviderCaller();

    await Promise.all([1, 2, 3].map(() => onboardingFor(harness, provider)));
    await onboardingFor(harness, provider);

    const { data } = await harness.stripe.sdk().accounts.list({ limit: 100 });
    const own = data.filter(({ metadata }) => metadata?.providerId === provider.providerId);
    expect(own).toMatchObject([{ type: 'standard', email: null }]);
    expect(await statusOf(harness, provider)).toBe('incomplete');
  });

  test('when the provider has completed the identification, then Stripe redirects back, and the status is ready before the webhook arrives', async () => {
    const provider = aProviderCaller();

    const { location } = await harness.stripe.send(await onboardingFor(harness, provider), {});

    expect(location).toBe('https://marquee.example/provider/billing?payouts=done');
    expect(await statusOf(harness, provider)).toBe('ready');
  });

  test('when Stripe restricts the account later and sends more than one webhook, then the account is incomplete', async () => {
    const provider = await aConnectedProvider(harness);
    const id = await accountOf(harness, provider);

    await harness.stripe.send(`/stand-in/accounts/${id}`, { enabled: 'no' });
    const answers = await harness.deliverWebhooks();
    const message = await harness.send({
      id: 'evt_1',
      type: 'account.updated',
      account: id,
      data: { object: {} },
    });

    expect(new Set([...answers, message])).toEqual(new Set([204]));
    expect(await statusOf(harness, provider)).toBe('incomplete');
  });

  test('when the account is disconnected at Stripe, then the provider is not connected, and onboarding creates another account', async () => {
    const provider = aProviderCaller();
    await onboardingFor(harness, provider);
    const subscriptions = harness.billing.connection.collection<{ _id: string }>('subscriptions');
    const gone = { $set: { 'payoutAccount.id': 'acct_gone' } };
    await subscriptions.updateOne({ _id: provider.providerId }, gone);

    await harness.send({
      type: 'account.application.deauthorized',
      account: 'acct_gone',
      data: { object: {} },
    });
    const disconnected = await statusOf(harness, provider);
    await onboardingFor(harness, provider);

    expect([disconnected, await statusOf(harness, provider)]).toEqual(['not_connected', 'incomplete']);
  });

  test('when Stripe is unavailable, then the response says so', async () => {
    const unreachable = await startBillingHarness({ STRIPE_API_URL: 'http://127.0.0.1:9' });

    const { status, problem } = await unreachable.billing.call(startOnboarding, { as: aProviderCaller() });
    await unreachable.stop();

    expect([status, problem.code]).toEqual([503, 'payments_unavailable']);
  });
});

describe('a provider’s own data', () => {
  test('when the provider exports the data, then the provider’s account at Stripe is included', async () => {
    const provider = await aConnectedProvider(harness);
    const exportId = randomUUID();

    await harness.billing.deliver(exportAsked, { exportId, accountId: provider.providerId });

    const message = (await harness.billing.published()).find(
      ({ aggregateId }) => aggregateId === `${exportId}/1`,
    );
    const payoutAccount = { id: await accountOf(harness, provider), status: 'ready' };
    expect(message?.payload).toMatchObject({
      records: [{ kind: 'subscriptions', record: { payoutAccount } }],
    });
  });

  test('when the provider’s Marquee account is deleted, then billing deletes the id of the Stripe account, and creates no other', async () => {
    const provider = await aConnectedProvider(harness);
    const accountId = provider.providerId;
    const payload = { accountId, role: 'provider' as const, erasedAt: new Date().toISOString() };

    await harness.billing.deliver(accountErased, payload, { aggregateId: accountId, aggregateVersion: 9 });

    const { problem } = await harness.billing.call(startOnboarding, { as: provider });
    const { body } = await harness.billing.call(getPayouts, { as: provider });
    expect([problem.code, body.status]).toEqual(['subscription_closed', 'not_connected']);
  });
});
