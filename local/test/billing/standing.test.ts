import { openBillingPortal } from '@marquee/contracts/billing-operations';
import { subscriptionChanged } from '@marquee/contracts/messages/billing-messages';
import type { ProviderCaller } from '@marquee/service-kit/auth/caller';
import { aProviderCaller } from '@marquee/service-kit/test-kit/callers';

import { letPass } from '../stripe/stories.ts';
import { aCard } from '../stripe/test-stripe.ts';
import { aSubscriber, aSubscriberInTrouble, portalOf, startPayingBilling } from './paying-billing.ts';
import type { PayingBilling } from './paying-billing.ts';

let paying: PayingBilling;
beforeAll(async () => {
  paying = await startPayingBilling();
});
afterAll(() => paying.stop());

async function planIn(portal: string): Promise<Record<string, string>> {
  const { text } = await paying.stripe.open(portal);
  return { subscription: /name="subscription" value="(?<id>sub_\w+)"/.exec(text)?.groups?.id ?? '' };
}

async function toldOf({ providerId }: ProviderCaller): Promise<unknown[]> {
  const told = await paying.billing.published();
  const ofThem = told.filter(
    ({ type, aggregateId }) => type === subscriptionChanged.type && aggregateId === providerId,
  );
  return ofThem.map(({ payload }) => payload);
}

describe('the billing portal', () => {
  test('when a provider has never been to the checkout, then there is nothing to manage', async () => {
    const { status, problem } = await paying.billing.call(openBillingPortal, { as: aProviderCaller() });

    expect([status, problem.code]).toEqual([409, 'never_subscribed']);
  });

  test('when the plan is cancelled there, then it ends with the paid period; resumed, it renews again', async () => {
    const provider = await aSubscriber(paying);
    const { renewsOn } = await paying.standing(provider);
    const portal = await portalOf(paying, provider);

    await paying.stripe.send(`${portal}/cancel`, await planIn(portal));
    await paying.hear();
    const cancelled = await paying.standing(provider);
    await paying.stripe.send(`${portal}/resume`, await planIn(portal));
    await paying.hear();

    expect(cancelled).toMatchObject({ status: 'active', renewsOn: null, endsOn: renewsOn });
    expect(await paying.standing(provider)).toMatchObject({ status: 'active', renewsOn, endsOn: null });
  });
});

describe('a month passes', () => {
  test('when the card fails, then a payment is due; when another card pays, then the plan is active again', async () => {
    const provider = await aSubscriberInTrouble(paying);
    await letPass(paying.stripe, 32);
    await paying.hear();
    const late = await paying.standing(provider);

    const portal = await portalOf(paying, provider);
    await paying.stripe.send(`${portal}/card`, aCard());
    await letPass(paying.stripe, 4);
    await paying.hear();

    expect(late).toMatchObject({
      status: 'past_due',
      renewsOn: null,
      payBy: expect.stringMatching(/^\d{4}-/) as string,
    });
    expect(await paying.standing(provider)).toMatchObject({ status: 'active', payBy: null });
  });

  test('when it is never paid, then it ends; and each step was published once, with the covered period', async () => {
    const provider = await aSubscriberInTrouble(paying);

    await letPass(paying.stripe, 32);
    await paying.hear();
    await letPass(paying.stripe, 30);
    await paying.hear();

    const told = await toldOf(provider);
    expect(await paying.standing(provider)).toMatchObject({ status: 'ended', renewsOn: null });
    expect(told).toMatchObject([
      { status: 'active', endsAt: null },
      { status: 'past_due', endsAt: null },
      { status: 'ended', endsAt: expect.any(String) as string },
    ]);
  });
});
