import { listSubscriptions } from '@marquee/contracts/admin-operations';
import { cancelSubscription } from '@marquee/contracts/billing-operations';
import type { SubscriptionRow, SubscriptionState } from '@marquee/contracts/subscription-rows';
import { anAdminCaller } from '@marquee/service-kit/test-kit/callers';

import { advanceClock } from '../stripe/scenarios.ts';
import { aSubscriber, aSubscriberInTrouble, startBillingHarness } from './billing-harness.ts';
import type { BillingHarness } from './billing-harness.ts';

let harness: BillingHarness;
beforeEach(async () => {
  harness = await startBillingHarness();
});
afterEach(() => harness.stop());

async function listed(state: SubscriptionState): Promise<SubscriptionRow[]> {
  return (await harness.billing.call(listSubscriptions, { as: anAdminCaller(), query: { state } })).body;
}

describe('the operator’s view of subscriptions', () => {
  test('when one of two subscriptions is cancelled, then it is ending, and the other stays active, each with its date', async () => {
    const stays = await aSubscriber(harness);
    const leaves = await aSubscriber(harness);

    await harness.billing.call(cancelSubscription, { as: leaves });

    const { endsOn } = await harness.subscriptionOf(leaves);
    const { renewsOn } = await harness.subscriptionOf(stays);
    expect(await listed('ending')).toMatchObject([{ providerId: leaves.providerId, until: endsOn }]);
    expect(await listed('active')).toMatchObject([{ providerId: stays.providerId, until: renewsOn }]);
  });

  test('when a month cannot be paid, then the subscription is past due, with the date by which to pay, and ends if the month is never paid', async () => {
    const { providerId, ...account } = await aSubscriberInTrouble(harness);
    await advanceClock(harness.stripe, 32);
    await harness.deliverWebhooks();
    const { payBy } = await harness.subscriptionOf({ ...account, providerId });
    const late = await listed('past_due');

    await advanceClock(harness.stripe, 30);
    await harness.deliverWebhooks();

    expect(late).toMatchObject([{ providerId, until: payBy }]);
    expect(await listed('past_due')).toEqual([]);
    expect(await listed('ended')).toMatchObject([{ providerId, until: null }]);
  });
});
