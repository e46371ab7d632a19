import { randomUUID } from 'node:crypto';

import { getPayouts, startOnboarding } from '@marquee/contracts/payout-operations';
import type { PayoutStatus } from '@marquee/contracts/payout-operations';
import type { ProviderCaller } from '@marquee/service-kit/auth/caller';
import { aProviderCaller } from '@marquee/service-kit/test-kit/callers';

import type { PayingBilling } from './paying-billing.ts';

export async function onboardingFor({ billing }: PayingBilling, provider: ProviderCaller): Promise<string> {
  const { body } = await billing.call(startOnboarding, { as: provider, idempotencyKey: randomUUID() });
  return body.url;
}

export async function statusOf({ billing }: PayingBilling, provider: ProviderCaller): Promise<PayoutStatus> {
  return (await billing.call(getPayouts, { as: provider })).body.status;
}

/** Their account at Stripe, as stored by billing. */
export async function accountOf({ billing }: PayingBilling, { providerId }: ProviderCaller): Promise<string> {
  type Kept = { _id: string; payoutAccount?: { id: string } };
  const kept = await billing.connection.collection<Kept>('subscriptions').findOne({ _id: providerId });
  return kept?.payoutAccount?.id ?? '';
}

/** A provider whose own account accepts cards, with the notification delivered to billing. */
export async function aConnectedProvider(
  paying: PayingBilling,
  provider: ProviderCaller = aProviderCaller(),
): Promise<ProviderCaller> {
  await paying.stripe.send(await onboardingFor(paying, provider), {});
  await paying.hear();
  return provider;
}
