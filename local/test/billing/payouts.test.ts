import { randomUUID } from 'node:crypto';

import { getPayouts, startOnboarding } from '@marquee/contracts/payout-operations';
import { accountErased, exportAsked } from '@marquee/contracts/messages/privacy-messages';
import { aProviderCaller } from '@marquee/service-kit/test-kit/callers';

import { aConnectedProvider, accountOf, onboardingFor, statusOf } from './connected.ts';
import { startPayingBilling } from './paying-billing.ts';
import type { PayingBilling } from './paying-billing.ts';

let paying: PayingBilling;
beforeAll(async () => {
  paying = await startPayingBilling();
});
afterAll(() => paying.stop());

describe('a provider who wants to be paid by card', () => {
  test('when they have done nothing yet, then they are not connected', async () => {
    expect(await statusOf(paying, aProviderCaller())).toBe('not_connected');
  });

  test('when they have begun, then there is one account of their own, however often they request it, also at once', async () => {
    const provider = aProviderCaller();

    await Promise.all([1, 2, 3].map(() => onboardingFor(paying, provider)));
    await onboardingFor(paying, provider);

    const { data } = await paying.stripe.sdk().accounts.list({ limit: 100 });
    const own = data.filter(({ metadata }) => metadata?.providerId === provider.providerId);
    expect(own).toMatchObject([{ type: 'standard', email: null }]);
    expect(await statusOf(paying, provider)).toBe('incomplete');
  });

  test('when they have identified themselves at Stripe, then they return and are ready, before the notification', async () => {
    const provider = aProviderCaller();

    const { location } = await paying.stripe.send(await onboardingFor(paying, provider), {});

    expect(location).toBe('https://marquee.example/provider/billing?payouts=done');
    expect(await statusOf(paying, provider)).toBe('ready');
  });

  test('when Stripe restricts the account later and notifies that, also twice, then it is incomplete', async () => {
    const provider = await aConnectedProvider(paying);
    const id = await accountOf(paying, provider);

    await paying.stripe.send(`/stand-in/accounts/${id}`, { enabled: 'no' });
    const answers = await paying.hear();
    const told = await paying.send({
      id: 'evt_1',
      type: 'account.updated',
      account: id,
      data: { object: {} },
    });

    expect(new Set([...answers, told])).toEqual(new Set([204]));
    expect(await statusOf(paying, provider)).toBe('incomplete');
  });

  test('when the account is deleted, then they are not connected, and begin with another', async () => {
    const provider = aProviderCaller();
    await onboardingFor(paying, provider);
    const subscriptions = paying.billing.connection.collection<{ _id: string }>('subscriptions');
    const gone = { $set: { 'payoutAccount.id': 'acct_gone' } };
    await subscriptions.updateOne({ _id: provider.providerId }, gone);

    await paying.send({
      type: 'account.application.deauthorized',
      account: 'acct_gone',
      data: { object: {} },
    });
    const parted = await statusOf(paying, provider);
    await onboardingFor(paying, provider);

    expect([parted, await statusOf(paying, provider)]).toEqual(['not_connected', 'incomplete']);
  });

  test('when Stripe is unavailable, then the response says so', async () => {
    const away = await startPayingBilling({ STRIPE_API_URL: 'http://127.0.0.1:9' });

    const { status, problem } = await away.billing.call(startOnboarding, { as: aProviderCaller() });
    await away.stop();

    expect([status, problem.code]).toEqual([503, 'payments_unavailable']);
  });
});

describe('their own data', () => {
  test('when they export it, then their account at Stripe is included', async () => {
    const provider = await aConnectedProvider(paying);
    const exportId = randomUUID();

    await paying.billing.deliver(exportAsked, { exportId, accountId: provider.providerId });

    const told = (await paying.billing.published()).find(
      ({ aggregateId }) => aggregateId === `${exportId}/1`,
    );
    const payoutAccount = { id: await accountOf(paying, provider), status: 'ready' };
    expect(told?.payload).toMatchObject({ records: [{ kind: 'subscriptions', record: { payoutAccount } }] });
  });

  test('when their account is deleted, then billing forgets theirs at Stripe, and creates no other', async () => {
    const provider = await aConnectedProvider(paying);
    const accountId = provider.providerId;
    const payload = { accountId, role: 'provider' as const, erasedAt: new Date().toISOString() };

    await paying.billing.deliver(accountErased, payload, { aggregateId: accountId, aggregateVersion: 9 });

    const { problem } = await paying.billing.call(startOnboarding, { as: provider });
    const { body } = await paying.billing.call(getPayouts, { as: provider });
    expect([problem.code, body.status]).toEqual(['subscription_closed', 'not_connected']);
  });
});
