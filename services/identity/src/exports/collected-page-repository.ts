import { exportParts } from '@marquee/contracts/privacy';
import type { ExportPart } from '@marquee/contracts/privacy';
import type { ExportPage } from '@marquee/contracts/messages/privacy-messages';
import { unlessDuplicate } from '@marquee/service-kit/store/duplicate-key';
import { Schema } from 'mongoose';
import type { Connection, Model } from 'mongoose';

type CollectedPage = ExportPage & { part: ExportPart };

export type CollectedRecord = ExportPage['records'][number];

export type CollectedPages = {
  /** Does nothing if the page is already stored. */
  insertIfAbsent(page: CollectedPage, forgetAt: Date): Promise<void>;
  /** Whether all pages of every part have arrived. */
  areComplete(exportId: string): Promise<boolean>;
  records(exportId: string, part: ExportPart): AsyncIterable<CollectedRecord>;
  expire(exportId: string, forgetAt: Date): Promise<void>;
  remove(exportId: string): Promise<void>;
  eraseOf(accountId: string): Promise<void>;
};

type PageDocument = CollectedPage & { _id: string; forgetAt: Date };

export function createCollectedPages(connection: Connection): CollectedPages {
  const pages = pageModel(connection);
  return {
    async insertIfAbsent(page, forgetAt) {
      const _id = `${page.exportId}/${page.part}/${page.page}`;
      await unlessDuplicate(pages.create({ ...page, _id, forgetAt }));
    },
    async areComplete(exportId) {
      const found = await pages.find({ exportId }, { part: 1, page: 1, isLast: 1 }).lean();
      return exportParts.every((part) => {
        const own = found.filter((page) => page.part === part);
        return own.some(({ isLast, page }) => isLast && page === own.length);
      });
    },
    async *records(exportId, part) {
      for await (const page of pages.find({ exportId, part }).sort({ page: 1 }).lean().cursor()) {
        yield* page.records;
      }
    },
    async expire(exportId, forgetAt) {
      await pages.updateMany({ exportId }, { $set: { forgetAt } });
    },
    async remove(exportId) {
      await pages.deleteMany({ exportId });
    },
    async eraseOf(accountId) {
      await pages.deleteMany({ accountId });
    },
  };
}

function pageModel(connection: Connection): Model<PageDocument> {
  const schema = new Schema<PageDocument>(
    {
      _id: String,
      exportId: String,
      accountId: { type: String, index: true },
      part: String,
      page: Number,
      isLast: Boolean,
      records: [Schema.Types.Mixed],
      forgetAt: { type: Date, index: { expireAfterSeconds: 0 } },
    },
    { versionKey: false, minimize: false },
  );
  schema.index({ exportId: 1, part: 1, page: 1 });
  return connection.model<PageDocument>('collectedPage', schema, 'collectedPages');
}
