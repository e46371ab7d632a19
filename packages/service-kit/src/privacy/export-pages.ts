import { createHash } from 'node:crypto';
import type { MessageType } from '@marquee/contracts/message';
import type { exportPage } from '@marquee/contracts/messages/privacy-messages';
import { toMessage } from '../messaging/message.ts';
import type { Cause } from '../messaging/message.ts';
import { createAggregateStore } from '../store/aggregate-store.ts';
import type { Connection } from '../store/database.ts';
import type { Erasure } from './erase-account.ts';
import type { ExportCut, ExportPlace } from './export-source.ts';

/**
 * Records that a page was published; its content is deleted with the message. For an erased account one record remains, which names nobody.
 */
type ToldPage = { id: string; version: number; accountId: string; next: ExportPlace | null; forgetAt: Date };

type NewPage = { exportId: string; accountId: string; page: number };

export type ExportPages = ReturnType<typeof createExportPages>;

const keptMs = 30 * 24 * 3_600_000;

export function createExportPages(connection: Connection, collected: MessageType<typeof exportPage>) {
  const store = createAggregateStore<ToldPage>(connection, {
    name: 'exportPage',
    indexes: [{ fields: { accountId: 1 } }, { fields: { forgetAt: 1 }, options: { expireAfterSeconds: 0 } }],
  });

  async function told({ exportId, page }: NewPage): Promise<ToldPage | null> {
    return store.findOne({ id: `${exportId}/${page}` });
  }

  return {
    ...store,
    /** Publishes the page unless it was published before; returns where the next one begins. */
    async tell(page: NewPage, cut: () => Promise<ExportCut>, { cause, at }: { cause: Cause; at: Date }) {
      const before = await told(page);
      if (before !== null) {
        return before.next;
      }
      const { records, next } = await cut();
      const state = {
        id: `${page.exportId}/${page.page}`,
        version: 1,
        accountId: page.accountId,
        next,
        forgetAt: new Date(at.getTime() + keptMs),
      };
      const messages = [toMessage(collected, { ...page, isLast: next === null, records })];
      const outcome = await store.insert(state, { messages, cause, at });
      if (await store.findOne({ id: markOf(page.accountId) })) {
        await store.remove(state);
        return null;
      }
      return outcome === 'inserted' ? next : ((await told(page))?.next ?? null);
    },
    /** Deletes unpublished pages as well. Inserts a marker first, for which a concurrent publish looks after its own insert. */
    async eraseOf(erasure: Erasure): Promise<void> {
      const { accountId, erasedAt } = erasure.payload;
      const at = new Date(erasedAt);
      const forgetAt = new Date(at.getTime() + keptMs);
      const mark = { id: markOf(accountId), version: 1, accountId: '', next: null, forgetAt };
      await store.insert(mark, { messages: [], cause: erasure, at });
      for await (const page of store.stream({ accountId })) {
        await store.remove(page);
      }
    },
  };
}

function markOf(accountId: string): string {
  return `erased/${createHash('sha256').update(accountId).digest('hex')}`;
}
