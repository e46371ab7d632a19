import type { AggregateStore } from '../src/store/aggregate-store.ts';
import type { MigrationStep } from '../src/store/migrate-documents.ts';
import type { Ticket, TicketEntry } from './tickets.ts';

export type PresentStore = AggregateStore<Ticket, TicketEntry>;

/** Every ticket with its history, as the present release reads them. */
export async function readAll(store: PresentStore, ids: readonly string[]) {
  return Promise.all(ids.map(async (id) => ({ ...(await store.get(id)), history: await store.history(id) })));
}

export async function migrate(store: PresentStore, batchSize?: number): Promise<MigrationStep[]> {
  const steps: MigrationStep[] = [];
  for await (const step of store.shape.migrate(batchSize === undefined ? {} : { batchSize })) {
    steps.push(step);
  }
  return steps;
}

export function rewrittenIn(steps: readonly MigrationStep[]): number {
  return steps.reduce((sum, { rewritten }) => sum + rewritten, 0);
}
