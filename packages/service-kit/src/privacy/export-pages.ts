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
 * Records that a page was published. The page's content is only in the message and is deleted with it. For an erased account, one record
 * without the account's id remains.
 */
type PublishedPage = {
  id: string;
  version: number;
  accountId: string;
  next: ExportPlace | null;
  forgetAt: Date;
};

type NewPage = { exportId: string; accountId: string; page: number };

export type ExportPages = ReturnType<typeof createExportPages>;

const retentionMs = 30 * 24 * 3_600_000;

export function createExportPages(connection: Connection, collected: MessageType<typeof exportPage>) {
  const store = createAggregateStore<PublishedPage>(connection, {
    name: 'exportPage',
    indexes: [{ fields: { accountId: 1 } }, { fields: { forgetAt: 1 }, options: { expireAfterSeconds: 0 } }],
  });

  async function findPublished({ exportId, page }: NewPage): Promise<PublishedPage | null> {
    return store.findOne({ id: `${exportId}/${page}` });
  }

  return {
    ...store,
    /** Publishes the page unless it was published before. Returns where the next page begins; null after the last page or an erasure. */
    async publish(page: NewPage, cut: () => Promise<ExportCut>, { cause, at }: { cause: Cause; at: Date }) {
      const published = await findPublished(page);
      if (published !== null) {
        return published.next;
      }
      const { records, next } = await cut();
      const state = {
        id: `${page.exportId}/${page.page}`,
        version: 1,
        accountId: page.accountId,
        next,
        forgetAt: new Date(at.getTime() + retentionMs),
      };
      const messages = [toMessage(collected, { ...page, isLast: next === null, records })];
      const outcome = await store.insert(state, { messages, cause, at });
      if (await store.findOne({ id: erasureMarkerId(page.accountId) })) {
        await store.remove(state);
        return null;
      }
      return outcome === 'inserted' ? next : ((await findPublished(page))?.next ?? null);
    },
    /**
     * Deletes the account's pages, also unpublished ones. First inserts a marker: a concurrent `publish` finds the marker and removes its own
     * page.
     */
    async eraseOf(erasure: Erasure): Promise<void> {
      const { accountId, erasedAt } = erasure.payload;
      const at = new Date(erasedAt);
      const forgetAt = new Date(at.getTime() + retentionMs);
      const marker = { id: erasureMarkerId(accountId), version: 1, accountId: '', next: null, forgetAt };
      await store.insert(marker, { messages: [], cause: erasure, at });
      for await (const page of store.stream({ accountId })) {
        await store.remove(page);
      }
    },
  };
}

function erasureMarkerId(accountId: string): string {
  return `erased/${createHash('sha256').update(accountId).digest('hex')}`;
}
