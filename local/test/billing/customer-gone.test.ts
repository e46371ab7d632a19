import { getBillingAccount, openBillingPortal, startCheckout } from '@marquee/contracts/billing-operations';
import type { ProviderCaller } from '@marquee/service-kit/auth/caller';
import { aProviderCaller } from '@marquee/service-kit/test-kit/callers';

import { payAt } from '../stripe/stories.ts';
import { aCard } from '../stripe/test-stripe.ts';
import { aSubscriber, checkoutFor, startPayingBilling } from './paying-billing.ts';
import type { PayingBilling } from './paying-billing.ts';

let paying: PayingBilling;
beforeAll(async () => {
  paying = await startPayingBilling();
});
afterAll(() => paying.stop());

async function customersOf({ email }: ProviderCaller): Promise<string[]> {
  return (await paying.stripe.sdk().customers.list({ email })).data.map(({ id }) => id);
}

/** Somebody has deleted them in Stripe's dashboard. */
async function deleteAtStripe(provider: ProviderCaller): Promise<void> {
  for (const id of await customersOf(provider)) {
    await paying.stripe.sdk().customers.del(id);
  }
}

async function accountOf(provider: ProviderCaller) {
  return paying.billing.call(getBillingAccount, { as: provider });
}

describe('a customer who was deleted at Stripe', () => {
  test('when they have paid, then their plan has ended, and their receipts are there without a card', async () => {
    const provider = await aSubscriber(paying);

    await deleteAtStripe(provider);

    const { status, body } = await accountOf(provider);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      subscription: { status: 'ended' },
      card: null,
      receipts: [{ amount: '99.00' }],
    });
  });

  test('when they subscribe again, also at once, then as one other customer, who pays once', async () => {
    const provider = await aSubscriber(paying);
    await deleteAtStripe(provider);
    await paying.hear();

    const urls = await Promise.all([1, 2, 3].map(() => checkoutFor(paying, provider)));
    await payAt(paying.stripe, urls[0], aCard());
    await paying.hear();

    expect(new Set(urls).size).toBe(1);
    expect(await customersOf(provider)).toHaveLength(1);
    expect((await accountOf(provider)).body).toMatchObject({
      subscription: { status: 'active' },
      card: { last4: '4242' },
    });
  });

  test('when they were at the checkout, then there is another one', async () => {
    const provider = aProviderCaller();
    const before = await checkoutFor(paying, provider);
    await deleteAtStripe(provider);

    const { status, body } = await paying.billing.call(startCheckout, { as: provider });

    expect(status).toBe(200);
    expect(body.url).not.toBe(before);
  });

  test('when they want to manage their billing, then there is nothing to manage', async () => {
    const provider = await aSubscriber(paying);
    await deleteAtStripe(provider);

    const { status, problem } = await paying.billing.call(openBillingPortal, { as: provider });

    expect([status, problem.code]).toEqual([409, 'never_subscribed']);
  });
});

describe('a customer whom this Stripe account has never had', () => {
  test('when their billing is looked at, then there is neither card nor receipt', async () => {
    const provider = aProviderCaller();
    await paying.billing.connection.collection<{ _id: string }>('subscriptions').insertOne({
      ...{ _id: provider.providerId, version: 1, openedAt: new Date(), customerId: 'cus_ofAnotherAccount' },
    });

    const { status, body } = await accountOf(provider);

    expect(status).toBe(200);
    expect(body).toMatchObject({ card: null, receipts: [] });
  });
});
