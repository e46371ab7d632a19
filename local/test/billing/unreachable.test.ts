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

/** Stripe says of both that we have no access: the account is its owner's, and what lies in it cannot be seen. */
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

describe('a checkout whose account cannot be seen', () => {
  test('when it was paid before, then it is kept until it can be seen again, and then paid', async () => {
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

  test('when its client asks to pay meanwhile, then they are led to no second one', async () => {
    const sale = await aCardSale(paying);
    await checkoutOf(paying, sale);
    await hideCheckout(sale);

    const { status, problem } = await askToPay(paying, sale);

    expect([status, problem.code]).toEqual([409, 'provider_not_connected']);
    expect((await storedOf(paying, sale)).checkout?.accountId).toBe(hidden);
  });
});

describe('a payout account that cannot be seen', () => {
  test('when nobody has said that it was parted from us, then it is kept, and takes no cards until it is seen', async () => {
    const provider = await aConnectedProvider(paying);
    const id = await accountOf(paying, provider);
    await nameAccount(provider, hidden);

    const meanwhile = [await statusOf(paying, provider), await accountOf(paying, provider)];
    await nameAccount(provider, id);

    expect(meanwhile).toEqual(['incomplete', hidden]);
    expect(await statusOf(paying, provider)).toBe('ready');
  });

  test('when its owner begins anew, then they are led to another', async () => {
    const provider = await aConnectedProvider(paying);
    await nameAccount(provider, hidden);

    await paying.stripe.send(await onboardingFor(paying, provider), {});

    expect(await statusOf(paying, provider)).toBe('ready');
    expect(await accountOf(paying, provider)).not.toBe(hidden);
  });

  test('when Stripe tells late that it was parted, and it can be seen again, then it is kept', async () => {
    const provider = await aConnectedProvider(paying);
    const account = await accountOf(paying, provider);

    await paying.send({ type: 'account.application.deauthorized', account, data: { object: {} } });

    expect(await statusOf(paying, provider)).toBe('ready');
    expect(await accountOf(paying, provider)).toBe(account);
  });
});

describe('what Stripe did not tell of an account', () => {
  test('when it was restricted, then billing has asked by itself after an hour', async () => {
    const sale = await aCardSale(paying);
    const account = await accountOf(paying, sale.provider);
    await paying.stripe.send(`/stand-in/accounts/${account}`, { enabled: 'no' });
    const before = (await listed(paying, sale)).cardPayment;

    paying.billing.clock.advance({ hours: 1 });
    await until(async () => (await listed(paying, sale)).cardPayment === 'provider_not_connected');

    expect(before).toBe('possible');
  });
});
