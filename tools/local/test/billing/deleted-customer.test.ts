import { getBillingAccount, openBillingPortal, startCheckout } from '@marquee/contracts/billing-operations';
import { accountErased } from '@marquee/contracts/messages/privacy-messages';
import type { ProviderCaller } from '@marquee/service-kit/auth/caller';
import { aProviderCaller } from '@marquee/service-kit/test-kit/callers';
import { pollUntil } from '@marquee/service-kit/test-kit/poll-until';

import { payAt } from '../stripe/scenarios.ts';
import { aCard } from '../stripe/test-stripe.ts';
import { aSubscriber, checkoutFor, startBillingHarness } from './billing-harness.ts';
import type { BillingHarness } from './billing-harness.ts';

let harness: BillingHarness;
beforeAll(async () => {
  harness = await startBillingHarness();
});
afterAll(() => harness.stop());

async function customersOf({ email }: ProviderCaller): Promise<string[]> {
  return (await harness.stripe.sdk().customers.list({ email })).data.map(({ id }) => id);
}

/** Deletes the provider's customer as in Stripe's dashboard. */
async function deleteAtStripe(provider: ProviderCaller): Promise<void> {
  for (const id of await customersOf(provider)) {
    await harness.stripe.sdk().customers.del(id);
  }
}

async function erase({ providerId }: ProviderCaller): Promise<void> {
  const payload = { accountId: providerId, role: 'provider' as const, erasedAt: new Date().toISOString() };
  await harness.billing.deliver(accountErased, payload, { aggregateId: providerId, aggregateVersion: 9 });
}

async function accountOf(provider: ProviderCaller) {
  return harness.billing.call(getBillingAccount, { as: provider });
}

describe('a customer deleted at Stripe', () => {
  test('when the customer has paid, then the plan has ended, and the receipts are shown without a card', async () => {
    const provider = await aSubscriber(harness);

    await deleteAtStripe(provider);

    const { status, body } = await accountOf(provider);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      subscription: { status: 'ended' },
      card: null,
      receipts: [{ amount: '99.00' }],
    });
  });

  test('when the provider subscribes again, also concurrently, then there is one checkout of one new customer', async () => {
    const provider = await aSubscriber(harness);
    await deleteAtStripe(provider);
    await harness.deliverWebhooks();

    const urls = await Promise.all([1, 2, 3].map(() => checkoutFor(harness, provider)));
    await payAt(harness.stripe, urls[0], aCard());
    await harness.deliverWebhooks();

    expect(new Set(urls).size).toBe(1);
    expect(await customersOf(provider)).toHaveLength(1);
    expect((await accountOf(provider)).body).toMatchObject({
      subscription: { status: 'active' },
      card: { last4: '4242' },
    });
  });

  test('when the provider had opened a checkout, then a new request opens another', async () => {
    const provider = aProviderCaller();
    const before = await checkoutFor(harness, provider);
    await deleteAtStripe(provider);

    const { status, body } = await harness.billing.call(startCheckout, { as: provider });

    expect(status).toBe(200);
    expect(body.url).not.toBe(before);
  });

  test('when the provider opens the billing portal, then the response says that the provider has never subscribed', async () => {
    const provider = await aSubscriber(harness);
    await deleteAtStripe(provider);

    const { status, problem } = await harness.billing.call(openBillingPortal, { as: provider });

    expect([status, problem.code]).toEqual([409, 'never_subscribed']);
  });
});

type Stored = { _id: string; customerId: string; checkAt: Date; putOff?: { since: Date } | null };

/** Stores a customer whom the Stripe account does not have, as after a change to another account's key. */
async function storeUnknownCustomer(provider: ProviderCaller): Promise<void> {
  await harness.billing.published();
  await subscriptions().updateOne(
    { _id: provider.providerId },
    { $set: { customerId: 'cus_ofAnotherAccount', checkAt: harness.billing.clock.now() } },
  );
}

function subscriptions() {
  return harness.billing.connection.collection<Stored>('subscriptions');
}

async function storedOf({ providerId }: ProviderCaller): Promise<Stored | null> {
  return subscriptions().findOne({ _id: providerId });
}

describe('a customer whom this Stripe account does not have', () => {
  test('when the customer’s plan is active, then the plan stays active, and its check is rescheduled with backoff', async () => {
    const provider = await aSubscriber(harness);
    await storeUnknownCustomer(provider);

    await pollUntil(async () => Boolean((await storedOf(provider))?.putOff));
    const { status } = await accountOf(provider);

    expect(status).toBe(500);
    expect(await harness.subscriptionOf(provider)).toMatchObject({ status: 'active', endsOn: null });
  });

  test('when a paying provider deletes their account, then billing does not count the customer as deleted at Stripe', async () => {
    const provider = await aSubscriber(harness);
    const { customerId = '' } = (await storedOf(provider)) ?? {};
    await storeUnknownCustomer(provider);
    await erase(provider);
    await pollUntil(async () => Boolean((await storedOf(provider))?.putOff));

    await subscriptions().updateOne(
      { _id: provider.providerId },
      { $set: { customerId, checkAt: harness.billing.clock.now() } },
    );
    await pollUntil(async () => (await harness.subscriptionOf(provider)).status === 'ended');

    expect(await harness.stripe.sdk().customers.retrieve(customerId)).toMatchObject({ deleted: true });
  });

  test('when a plan is active at Stripe but stored as ended, then no second plan is sold, and the stored plan becomes active', async () => {
    const provider = await aSubscriber(harness);
    await harness.billing.published();
    const ended = { 'paidPlan.status': 'ended', 'paidPlan.endsAt': new Date(), checkAt: null };
    await harness.billing.connection
      .collection<{ _id: string }>('subscriptions')
      .updateOne({ _id: provider.providerId }, { $set: ended });

    const { status, problem } = await harness.billing.call(startCheckout, { as: provider });

    expect([status, problem.code]).toEqual([409, 'already_subscribed']);
    expect(await harness.subscriptionOf(provider)).toMatchObject({ status: 'active' });
  });

  test('when the billing account is read, then it shows neither card nor receipt', async () => {
    const provider = aProviderCaller();
    await harness.billing.connection.collection<{ _id: string }>('subscriptions').insertOne({
      ...{ _id: provider.providerId, version: 1, openedAt: new Date(), customerId: 'cus_ofAnotherAccount' },
    });

    const { status, body } = await accountOf(provider);

    expect(status).toBe(200);
    expect(body).toMatchObject({ card: null, receipts: [] });
  });
});
