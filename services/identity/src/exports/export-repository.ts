import { retryOnConflict } from '@marquee/service-kit/store/retry-on-conflict';
import { createAggregateStore } from '@marquee/service-kit/store/aggregate-store';
import type { Connection } from '@marquee/service-kit/store/database';
import type { Export } from './export.ts';

export type ExportRepository = ReturnType<typeof createExportRepository>;

export function createExportRepository(connection: Connection) {
  const store = createAggregateStore<Export>(connection, { name: 'export', indexes: [] });
  const of = (accountId: string) => store.findOne({ id: accountId });

  return {
    ...store,
    of,
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
