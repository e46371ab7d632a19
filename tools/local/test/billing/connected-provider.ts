import { randomUUID } from 'node:crypto';

import { getPayouts, startOnboarding } from '@marquee/contracts/payout-operations';
import type { PayoutStatus } from '@marquee/contracts/payout-operations';
import type { ProviderCaller } from '@marquee/service-kit/auth/caller';
import { aProviderCaller } from '@marquee/service-kit/test-kit/callers';

import type { BillingHarness } from './billing-harness.ts';

export async function onboardingFor({ billing }: BillingHarness, provider: ProviderCaller): Promise<string> {
  const { body } = await billing.call(startOnboarding, { as: provider, idempotencyKey: randomUUID() });
  return body.url;
}

export async function statusOf({ billing }: BillingHarness, provider: ProviderCaller): Promise<PayoutStatus> {
  return (await billing.call(getPayouts, { as: provider })).body.status;
}

/** The id of the provider's account at Stripe, as stored by billing. */
export async function accountOf(
  { billing }: BillingHarness,
  { providerId }: ProviderCaller,
): Promise<string> {
  type StoredSubscription = { _id: string; payoutAccount?: { id: string } };
  const stored = await billing.connection
    .collection<StoredSubscription>('subscriptions')
    .findOne({ _id: providerId });
  return stored?.payoutAccount?.id ?? '';
}

/** A provider whose own account accepts cards, with the webhook delivered to billing. */
export async function aConnectedProvider(
  harness: BillingHarness,
  provider: ProviderCaller = aProviderCaller(),
): Promise<ProviderCaller> {
  await harness.stripe.send(await onboardingFor(harness, provider), {});
  await harness.deliverWebhooks();
  return provider;
}
