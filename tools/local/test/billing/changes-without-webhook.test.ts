import { accountErased, exportAsked } from '@marquee/contracts/messages/privacy-messages';
import type { ProviderCaller } from '@marquee/service-kit/auth/caller';
import { startCheckout } from '@marquee/contracts/billing-operations';
import { randomUUID } from 'node:crypto';

import { payAt } from '../stripe/scenarios.ts';
import { aCard } from '../stripe/test-stripe.ts';
import { aProviderCaller } from '@marquee/service-kit/test-kit/callers';
import { pollUntil } from '@marquee/service-kit/test-kit/poll-until';
import { aSubscriber, checkoutFor, startBillingHarness } from './billing-harness.ts';
import type { BillingHarness } from './billing-harness.ts';

let harness: BillingHarness;
beforeAll(async () => {
  harness = await startBillingHarness();
});
afterAll(() => harness.stop());

async function erase({ providerId }: ProviderCaller): Promise<void> {
  const payload = { accountId: providerId, role: 'provider' as const, erasedAt: new Date().toISOString() };
  await harness.billing.deliver(accountErased, payload, { aggregateId: providerId, aggregateVersion: 9 });
}

async function statusOf(provider: ProviderCaller): Promise<string> {
  return (await harness.subscriptionOf(provider)).status;
}

describe('changes at Stripe without a webhook', () => {
  test('when an hour has passed, then billing has queried Stripe', async () => {
    const provider = aProviderCaller();
    await payAt(harness.stripe, await checkoutFor(harness, provider), aCard());
    const before = await statusOf(provider);

    harness.billing.clock.advance({ hours: 1 });
    await pollUntil(async () => (await statusOf(provider)) === 'active');

    expect(before).toBe('expired');
  });
});

describe('a provider who deletes their account', () => {
  test('when the provider has a subscription, then the subscription is canceled and the customer deleted at Stripe', async () => {
    const provider = await aSubscriber(harness);
    const { data } = await harness.stripe.sdk().customers.list({ email: provider.email });
    const customer = data[0]?.id ?? '';

    await erase(provider);
    await pollUntil(async () => (await statusOf(provider)) === 'ended');

    const left = await harness.stripe.sdk().subscriptions.list({ customer, status: 'all' });
    expect(left.data.map(({ status }) => status)).toEqual(['canceled']);
    expect(await harness.stripe.sdk().customers.retrieve(customer)).toMatchObject({ deleted: true });
    expect((await harness.billing.published()).at(-1)).toMatchObject({
      type: 'billing.subscription.changed.v1',
      payload: { providerId: provider.providerId, status: 'ended' },
    });
  });

  test('when the provider had opened a checkout, then it is closed, and no other can be opened', async () => {
    const provider = aProviderCaller();
    const url = await checkoutFor(harness, provider);

    await erase(provider);
    await pollUntil(async () => (await harness.stripe.open(url)).status === 404);

    const { problem } = await harness.billing.call(startCheckout, { as: provider });
    expect(problem.code).toBe('subscription_closed');
  });
});

describe('billing’s part of an export', () => {
  test('when a provider pays, then the export contains their plan', async () => {
    const provider = await aSubscriber(harness);
    const exportId = randomUUID();

    await harness.billing.deliver(exportAsked, { exportId, accountId: provider.providerId });

    const message = (await harness.billing.published()).find(
      ({ aggregateId }) => aggregateId === `${exportId}/1`,
    );
    expect(message?.payload).toMatchObject({
      records: [{ kind: 'subscriptions', record: { paidPlan: { status: 'active' } } }],
    });
  });
});
