import { listSubscriptions } from '@marquee/contracts/admin-operations';
import { cancelSubscription } from '@marquee/contracts/billing-operations';
import type { SubscriptionRow, SubscriptionState } from '@marquee/contracts/subscription-rows';
import { anAdminCaller } from '@marquee/service-kit/test-kit/callers';

import { letPass } from '../stripe/stories.ts';
import { aSubscriber, aSubscriberInTrouble, startPayingBilling } from './paying-billing.ts';
import type { PayingBilling } from './paying-billing.ts';

let paying: PayingBilling;
beforeEach(async () => {
  paying = await startPayingBilling();
});
afterEach(() => paying.stop());

async function listed(state: SubscriptionState): Promise<SubscriptionRow[]> {
  return (await paying.billing.call(listSubscriptions, { as: anAdminCaller(), query: { state } })).body;
}

describe('the operator’s view of subscriptions', () => {
  test('when one is cancelled, then it is ending and the other stays active, each with its date', async () => {
    const stays = await aSubscriber(paying);
    const leaves = await aSubscriber(paying);

    await paying.billing.call(cancelSubscription, { as: leaves });

    const { endsOn } = await paying.standing(leaves);
    const { renewsOn } = await paying.standing(stays);
    expect(await listed('ending')).toMatchObject([{ providerId: leaves.providerId, until: endsOn }]);
    expect(await listed('active')).toMatchObject([{ providerId: stays.providerId, until: renewsOn }]);
  });

  test('when a month cannot be paid, then it is past due since then; if never paid, it has ended', async () => {
    const { providerId, ...account } = await aSubscriberInTrouble(paying);
    await letPass(paying.stripe, 32);
    await paying.hear();
    const { payBy } = await paying.standing({ ...account, providerId });
    const late = await listed('past_due');

    await letPass(paying.stripe, 30);
    await paying.hear();

    expect(late).toMatchObject([{ providerId, until: payBy }]);
    expect(await listed('past_due')).toEqual([]);
    expect(await listed('ended')).toMatchObject([{ providerId, until: null }]);
  });
});
