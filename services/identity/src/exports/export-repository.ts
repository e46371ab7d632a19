import { retryOnConflict } from '@marquee/service-kit/store/retry-on-conflict';
import type { Cause } from '@marquee/service-kit/messaging/message';
import { createAggregateStore } from '@marquee/service-kit/store/aggregate-store';
import type { Connection } from '@marquee/service-kit/store/database';
import type { Export } from './export.ts';

type Change = { accountId: string; cause: Cause; at: Date };

export type ExportRepository = ReturnType<typeof createExportRepository>;

export function createExportRepository(connection: Connection) {
  const store = createAggregateStore<Export>(connection, { name: 'export', indexes: [] });
  const of = (accountId: string) => store.findOne({ id: accountId });

  return {
    ...store,
    of,
    /** `decide` returns null to change nothing, and runs again after a concurrent change. */
    async change({ accountId, cause, at }: Change, decide: (known: Export) => Export | null) {
      await retryOnConflict('export', async () => {
        const known = await of(accountId);
        const changed = known && decide(known);
        if (changed !== null) {
          await store.save(changed, { cause, at });
        }
      });
    },
    async eraseOf(accountId: string): Promise<void> {
      await retryOnConflict('export', async () => {
        const known = await of(accountId);
        if (known !== null) {
          await store.remove(known);
        }
      });
    },
  };
}
