import { createAggregateStore } from '@marquee/service-kit/store/aggregate-store';
import type { Connection } from '@marquee/service-kit/store/database';
import { stableUuidOf } from '../stable-uuid.ts';

/**
 * Records that a provider got the one summary of invoices that were overdue before notifications began. Stores nothing about the invoices.
 */
type StoredSummary = { id: string; version: number; providerId: string; summarizedAt: Date };

export type OverdueSummaryRepository = ReturnType<typeof createOverdueSummaryRepository>;

export function createOverdueSummaryRepository(connection: Connection) {
  const store = createAggregateStore<StoredSummary>(connection, { name: 'overdueSummary', indexes: [] });
  return {
    ...store,
    async eraseOf(providerId: string): Promise<void> {
      const summary = await store.findOne({ id: overdueSummaryIdOf(providerId) });
      await (summary && store.remove(summary));
    },
  };
}

/** The id derives from the provider's id, so that no provider gets a second summary. */
export function overdueSummaryIdOf(providerId: string): string {
  return stableUuidOf(`overdue-summary/${providerId}`);
}
