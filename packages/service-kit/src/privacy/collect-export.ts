import { exportAsked } from '@marquee/contracts/messages/privacy-messages';
import type { Subscription } from '../messaging/bus.ts';
import { cutExportPage } from './export-source.ts';
import type { ExportPlace, ExportSource } from './export-source.ts';
import type { ExportPages } from './export-pages.ts';

type Collecting = {
  queue: string;
  pages: ExportPages;
  sources: readonly ExportSource[];
  now: () => Date;
};

/** Publishes the service's part of an export, page by page; a redelivery continues where the previous delivery was interrupted. */
export function collectExport(collecting: Collecting): Subscription<typeof exportAsked> {
  const { queue, pages, sources, now } = collecting;
  return {
    queue,
    messages: [exportAsked],
    async handle(envelope) {
      const { exportId, accountId } = envelope.payload;
      let next: ExportPlace | null = { source: 0, after: null };
      for (let page = 1; next !== null; page += 1) {
        const from: ExportPlace = next;
        next = await pages.publish(
          { exportId, accountId, page },
          () => cutExportPage({ sources, accountId, from }),
          { cause: envelope, at: now() },
        );
      }
    },
  };
}
