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
  const takers = await subscriptions.find({ id: { $in: providerIds }, 'payoutAccount.status': 'ready' });
  return new Set(takers.map(({ id }) => id));
}
