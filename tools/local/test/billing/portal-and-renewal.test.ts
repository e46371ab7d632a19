import { openBillingPortal } from '@marquee/contracts/billing-operations';
import { subscriptionChanged } from '@marquee/contracts/messages/billing-messages';
import type { ProviderCaller } from '@marquee/service-kit/auth/caller';
import { aProviderCaller } from '@marquee/service-kit/test-kit/callers';

import { advanceClock } from '../stripe/scenarios.ts';
import { aCard } from '../stripe/test-stripe.ts';
import { aSubscriber, aSubscriberInTrouble, portalOf, startBillingHarness } from './billing-harness.ts';
import type { BillingHarness } from './billing-harness.ts';

let harness: BillingHarness;
beforeAll(async () => {
  harness = await startBillingHarness();
});
afterAll(() => harness.stop());

async function planIn(portal: string): Promise<Record<string, string>> {
  const { text } = await harness.stripe.open(portal);
  return { subscription: /name="subscription" value="(?<id>sub_\w+)"/.exec(text)?.groups?.id ?? '' };
}

async function payloadsOf({ providerId }: ProviderCaller): Promise<unknown[]> {
  const messages = await harness.billing.published();
  const ofProvider = messages.filter(
    ({ type, aggregateId }) => type === subscriptionChanged.type && aggregateId === providerId,
  );
  return ofProvider.map(({ payload }) => payload);
}

describe('the billing portal', () => {
  test('when a provider has never opened a checkout, then the portal cannot be opened', async () => {
    const { status, problem } = await harness.billing.call(openBillingPortal, { as: aProviderCaller() });

    expect([status, problem.code]).toEqual([409, 'never_subscribed']);
  });

  test('when the plan is cancelled at the portal, then it ends with the paid period; when it is resumed, it renews again', async () => {
    const provider = await aSubscriber(harness);
    const { renewsOn } = await harness.subscriptionOf(provider);
    const portal = await portalOf(harness, provider);

    await harness.stripe.send(`${portal}/cancel`, await planIn(portal));
    await harness.deliverWebhooks();
    const cancelled = await harness.subscriptionOf(provider);
    await harness.stripe.send(`${portal}/resume`, await planIn(portal));
    await harness.deliverWebhooks();

    expect(cancelled).toMatchObject({ status: 'active', renewsOn: null, endsOn: renewsOn });
    expect(await harness.subscriptionOf(provider)).toMatchObject({
      status: 'active',
      renewsOn,
      endsOn: null,
    });
  });
});

describe('a month passes', () => {
  test('when the card fails, then a payment is due; when another card pays, then the plan is active again', async () => {
    const provider = await aSubscriberInTrouble(harness);
    await advanceClock(harness.stripe, 32);
    await harness.deliverWebhooks();
    const late = await harness.subscriptionOf(provider);

    const portal = await portalOf(harness, provider);
    await harness.stripe.send(`${portal}/card`, aCard());
    await advanceClock(harness.stripe, 4);
    await harness.deliverWebhooks();

    expect(late).toMatchObject({
      status: 'past_due',
      renewsOn: null,
      payBy: expect.stringMatching(/^\d{4}-/) as string,
    });
    expect(await harness.subscriptionOf(provider)).toMatchObject({ status: 'active', payBy: null });
  });

  test('when the month is never paid, then the plan ends; each step is published once, with the covered period', async () => {
    const provider = await aSubscriberInTrouble(harness);

    await advanceClock(harness.stripe, 32);
    await harness.deliverWebhooks();
    await advanceClock(harness.stripe, 30);
    await harness.deliverWebhooks();

    const messages = await payloadsOf(provider);
    expect(await harness.subscriptionOf(provider)).toMatchObject({ status: 'ended', renewsOn: null });
    expect(messages).toMatchObject([
      { status: 'active', endsAt: null },
      { status: 'past_due', endsAt: null },
      { status: 'ended', endsAt: expect.any(String) as string },
    ]);
  });
});
