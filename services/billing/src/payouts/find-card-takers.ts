import type { PayoutDeps } from './payout-deps.ts';

/** Ids of those providers whose account takes cards; null where this server has no card processor. */
export type CardTakers = ReadonlySet<string> | null;

/** As it was kept last: whoever pays is told anew. */
export async function findCardTakers(
  { subscriptions, processor }: Pick<PayoutDeps, 'subscriptions' | 'processor'>,
  providerIds: readonly string[],
): Promise<CardTakers> {
  if (processor === null) {
    return null;
  }
  const asked = await subscriptions.find({ id: { $in: providerIds } });
  return new Set(asked.filter(({ payoutAccount }) => payoutAccount?.status === 'ready').map(({ id }) => id));
}
