import type { ProviderCaller } from '@marquee/service-kit/auth/caller';
import { pollUntil } from '@marquee/service-kit/test-kit/poll-until';

import { aCardSale, requestPayment, checkoutOf, listedInvoice, payByCard } from './card-sales.ts';
import type { CardSale } from './card-sales.ts';
import { accountOf, aConnectedProvider, onboardingFor, statusOf } from './connected-provider.ts';
import { startBillingHarness } from './billing-harness.ts';
import type { BillingHarness } from './billing-harness.ts';
import { changeStored, storedOf } from './stored-invoice.ts';

let harness: BillingHarness;
beforeEach(async () => {
  harness = await startBillingHarness();
});
afterEach(() => harness.stop());

const hidden = 'acct_hidden';

/** Replaces the checkout's account with one to which Stripe denies access, like an account whose owner has disconnected it. */
async function hideCheckout(sale: CardSale): Promise<string> {
  const { accountId = '' } = (await storedOf(harness, sale)).checkout ?? {};
  await changeStored(harness, sale, { 'checkout.accountId': hidden });
  return accountId;
}

async function nameAccount({ providerId }: ProviderCaller, id: string): Promise<void> {
  const subscriptions = harness.billing.connection.collection<{ _id: string }>('subscriptions');
  await subscriptions.updateOne(
    { _id: providerId },
    { $set: { 'payoutAccount.id': id }, $inc: { version: 1 } },
  );
}

describe('a checkout whose account is inaccessible', () => {
  test('when the checkout was paid before, then billing keeps the checkout until access returns, and then records the payment', async () => {
    const sale = await aCardSale(harness);
    await payByCard(harness, sale);
    const accountId = await hideCheckout(sale);

    harness.billing.clock.advance({ hours: 1 });
    await pollUntil(async () => (await storedOf(harness, sale)).putOff?.times === 1);
    const meanwhile = (await listedInvoice(harness, sale)).status;
    await changeStored(harness, sale, { 'checkout.accountId': accountId });
    harness.billing.clock.advance({ minutes: 1 });
    await pollUntil(async () => (await listedInvoice(harness, sale)).status === 'paid');

    expect(meanwhile).toBe('sent');
    expect(await storedOf(harness, sale)).toMatchObject({ checkout: null, checkAt: null, putOff: null });
  });

  test('when the client requests to pay, then no second checkout is opened, and the response does not suggest another way to pay', async () => {
    const sale = await aCardSale(harness);
    await checkoutOf(harness, sale);
    await hideCheckout(sale);

    const { status, problem } = await requestPayment(harness, sale);

    expect([status, problem.code]).toEqual([409, 'provider_not_connected']);
    expect(problem.message).toContain('Please ask them before you pay another way');
    expect((await storedOf(harness, sale)).checkout?.accountId).toBe(hidden);
  });
});

describe('an inaccessible payout account', () => {
  test('when no webhook says that the account was disconnected, then billing keeps the account, which accepts no cards until access returns', async () => {
    const provider = await aConnectedProvider(harness);
    const id = await accountOf(harness, provider);
    await nameAccount(provider, hidden);

    const meanwhile = [await statusOf(harness, provider), await accountOf(harness, provider)];
    await nameAccount(provider, id);

    expect(meanwhile).toEqual(['incomplete', hidden]);
    expect(await statusOf(harness, provider)).toBe('ready');
  });

  test('when the provider starts onboarding again, then the provider gets another account', async () => {
    const provider = await aConnectedProvider(harness);
    await nameAccount(provider, hidden);

    await harness.stripe.send(await onboardingFor(harness, provider), {});

    expect(await statusOf(harness, provider)).toBe('ready');
    expect(await accountOf(harness, provider)).not.toBe(hidden);
  });

  test('when the webhook about the disconnection arrives after the account is accessible again, then billing keeps the account', async () => {
    const provider = await aConnectedProvider(harness);
    const account = await accountOf(harness, provider);

    await harness.send({ type: 'account.application.deauthorized', account, data: { object: {} } });

    expect(await statusOf(harness, provider)).toBe('ready');
    expect(await accountOf(harness, provider)).toBe(account);
  });
});

describe('account changes without a webhook', () => {
  test('when an account was restricted, then billing has queried Stripe after an hour', async () => {
    const sale = await aCardSale(harness);
    const account = await accountOf(harness, sale.provider);
    await harness.stripe.send(`/stand-in/accounts/${account}`, { enabled: 'no' });
    const before = (await listedInvoice(harness, sale)).cardPayment;

    harness.billing.clock.advance({ hours: 1 });
    await pollUntil(
      async () => (await listedInvoice(harness, sale)).cardPayment === 'provider_not_connected',
    );

    expect(before).toBe('possible');
  });
});
