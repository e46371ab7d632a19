import { createAggregateStore } from '@marquee/service-kit/store/aggregate-store';
import type { Connection } from '@marquee/service-kit/store/database';

/** That a provider was told once of all invoices that were overdue before notices began. It stores nothing about the invoices. */
type StoredSummary = { id: string; version: number; providerId: string };

export type OverdueSummaryRepository = ReturnType<typeof createOverdueSummaryRepository>;

export function createOverdueSummaryRepository(connection: Connection) {
  return createAggregateStore<StoredSummary>(connection, { name: 'overdueSummary', indexes: [] });
}
