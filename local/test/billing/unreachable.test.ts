import type { ProviderCaller } from '@marquee/service-kit/auth/caller';
import { until } from '@marquee/service-kit/test-kit/until';

import { aCardSale, askToPay, checkoutOf, listed, payByCard } from './card-sales.ts';
import type { CardSale } from './card-sales.ts';
import { accountOf, aConnectedProvider, onboardingFor, statusOf } from './connected.ts';
import { startPayingBilling } from './paying-billing.ts';
import type { PayingBilling } from './paying-billing.ts';
import { change, storedOf } from './stored.ts';

let paying: PayingBilling;
beforeEach(async () => {
  paying = await startPayingBilling();
});
afterEach(() => paying.stop());

const hidden = 'acct_hidden';

/** Stripe denies access to both: the account still exists at its owner's, and its contents cannot be read. */
async function hideCheckout(sale: CardSale): Promise<string> {
  const { accountId = '' } = (await storedOf(paying, sale)).checkout ?? {};
  await change(paying, sale, { 'checkout.accountId': hidden });
  return accountId;
}

async function nameAccount({ providerId }: ProviderCaller, id: string): Promise<void> {
  const subscriptions = paying.billing.connection.collection<{ _id: string }>('subscriptions');
  await subscriptions.updateOne(
    { _id: providerId },
    { $set: { 'payoutAccount.id': id }, $inc: { version: 1 } },
  );
}

describe('a checkout whose account is inaccessible', () => {
  test('when it was paid before, then it is kept until access returns, and then paid', async () => {
    const sale = await aCardSale(paying);
    await payByCard(paying, sale);
    const accountId = await hideCheckout(sale);

    paying.billing.clock.advance({ hours: 1 });
    await until(async () => (await storedOf(paying, sale)).putOff?.times === 1);
    const meanwhile = (await listed(paying, sale)).status;
    await change(paying, sale, { 'checkout.accountId': accountId });
    paying.billing.clock.advance({ minutes: 1 });
    await until(async () => (await listed(paying, sale)).status === 'paid');

    expect(meanwhile).toBe('sent');
    expect(await storedOf(paying, sale)).toMatchObject({ checkout: null, checkAt: null, putOff: null });
  });

  test('when its client wants to pay meanwhile, then they are led to no second one', async () => {
    const sale = await aCardSale(paying);
    await checkoutOf(paying, sale);
    await hideCheckout(sale);

    const { status, problem } = await askToPay(paying, sale);

    expect([status, problem.code]).toEqual([409, 'provider_not_connected']);
    expect((await storedOf(paying, sale)).checkout?.accountId).toBe(hidden);
  });
});

describe('an inaccessible payout account', () => {
  test('when no notification says that it was disconnected, then it is kept, and accepts no cards until access returns', async () => {
    const provider = await aConnectedProvider(paying);
    const id = await accountOf(paying, provider);
    await nameAccount(provider, hidden);

    const meanwhile = [await statusOf(paying, provider), await accountOf(paying, provider)];
    await nameAccount(provider, id);

    expect(meanwhile).toEqual(['incomplete', hidden]);
    expect(await statusOf(paying, provider)).toBe('ready');
  });

  test('when its owner starts again, then they are led to another', async () => {
    const provider = await aConnectedProvider(paying);
    await nameAccount(provider, hidden);

    await paying.stripe.send(await onboardingFor(paying, provider), {});

    expect(await statusOf(paying, provider)).toBe('ready');
    expect(await accountOf(paying, provider)).not.toBe(hidden);
  });

  test('when its disconnection is notified late, and it is accessible again, then it is kept', async () => {
    const provider = await aConnectedProvider(paying);
    const account = await accountOf(paying, provider);

    await paying.send({ type: 'account.application.deauthorized', account, data: { object: {} } });

    expect(await statusOf(paying, provider)).toBe('ready');
    expect(await accountOf(paying, provider)).toBe(account);
  });
});

describe('account changes without a notification', () => {
  test('when it was restricted, then billing has asked Stripe after an hour', async () => {
    const sale = await aCardSale(paying);
    const account = await accountOf(paying, sale.provider);
    await paying.stripe.send(`/stand-in/accounts/${account}`, { enabled: 'no' });
    const before = (await listed(paying, sale)).cardPayment;

    paying.billing.clock.advance({ hours: 1 });
    await until(async () => (await listed(paying, sale)).cardPayment === 'provider_not_connected');

    expect(before).toBe('possible');
  });
});
