import type { Subscription } from '../subscriptions/subscription.ts';
import type { PayoutDeps } from './payout-deps.ts';

/** Ids of the providers whose account takes cards; null if this server has no payment processor. */
export type CardTakers = ReadonlySet<string> | null;

/** By the last stored account status; opening a checkout reads it again from the processor. */
export async function findCardTakers(
  { subscriptions, processor }: Pick<PayoutDeps, 'subscriptions' | 'processor'>,
  providerIds: readonly string[],
): Promise<CardTakers> {
  if (processor === null) {
    return null;
  }
  const asked = await subscriptions.find({ id: { $in: providerIds } });
  return new Set(asked.filter(takesCards).map(({ id }) => id));
}

export function takesCards({ payoutAccount }: Subscription): boolean {
  return payoutAccount?.status === 'ready';
}
