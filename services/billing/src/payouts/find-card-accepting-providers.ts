import type { Subscription } from '../subscriptions/domain/subscription.ts';
import type { PayoutDeps } from './payout-deps.ts';

/** Ids of the providers whose account takes cards; null if this server has no payment processor. */
export type CardAcceptingProviders = ReadonlySet<string> | null;

/** Uses the last stored account status; opening a checkout reads the status again from the processor. */
export async function findCardAcceptingProviders(
  { subscriptions, processor }: Pick<PayoutDeps, 'subscriptions' | 'processor'>,
  providerIds: readonly string[],
): Promise<CardAcceptingProviders> {
  if (processor === null) {
    return null;
  }
  const found = await subscriptions.find({ id: { $in: providerIds } });
  return new Set(found.filter(acceptsCards).map(({ id }) => id));
}

export function acceptsCards({ payoutAccount }: Subscription): boolean {
  return payoutAccount?.status === 'ready';
}
