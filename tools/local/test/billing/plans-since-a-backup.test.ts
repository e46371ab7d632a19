import type { ProviderCaller } from '@marquee/service-kit/auth/caller';
import { startCheckout } from '@marquee/contracts/billing-operations';
import { pollUntil } from '@marquee/service-kit/test-kit/poll-until';

import { aSubscriber, startBillingHarness } from './billing-harness.ts';
import type { BillingHarness } from './billing-harness.ts';
import { requestRestoreReconciliation } from './restored-sale.ts';

let harness: BillingHarness;
beforeAll(async () => {
  harness = await startBillingHarness();
});
afterAll(() => harness.stop());

/** A provider who has subscribed since the backup, unknown to the restored database. */
async function subscribedAndRestored(): Promise<ProviderCaller> {
  const provider = await aSubscriber(harness);
  await harness.billing.published();
  await harness.billing.connection
    .collection<{ _id: string }>('subscriptions')
    .updateOne(
      { _id: provider.providerId },
      { $unset: { customerId: '', paidPlan: '', checkout: '', checkAt: '' }, $inc: { version: 1 } },
    );
  return provider;
}

async function statusOf(provider: ProviderCaller): Promise<string> {
  return (await harness.subscriptionOf(provider)).status;
}

describe('a plan that the restored database does not know', () => {
  test('when the provider requests a checkout, then no second plan is sold', async () => {
    const provider = await subscribedAndRestored();
    const before = await statusOf(provider);

    const { status, problem } = await harness.billing.call(startCheckout, { as: provider });

    expect([before, status, problem.code]).toEqual(['expired', 409, 'already_subscribed']);
    expect(await statusOf(provider)).toBe('active');
  });

  test('when the plan’s webhook arrives, then the plan is active again', async () => {
    const provider = await subscribedAndRestored();
    const type = 'customer.subscription.created';
    const { data } = await harness.stripe.sdk().events.list({ type, limit: 1 });

    const answer = await harness.send(data[0] ?? {});

    expect(answer).toBe(204);
    expect(await statusOf(provider)).toBe('active');
  });

  test('when the restore has requested a reconciliation, then billing finds the plan without a webhook', async () => {
    const provider = await subscribedAndRestored();

    await requestRestoreReconciliation(harness);
    await pollUntil(async () => (await statusOf(provider)) === 'active');

    expect(await statusOf(provider)).toBe('active');
  });
});
