import * as declared from '@marquee/contracts/messages/privacy-messages';
import { exportParts } from '@marquee/contracts/privacy';
import type { ExportPart } from '@marquee/contracts/privacy';
import type { Subscription } from '@marquee/service-kit/messaging/bus';
import type { CollectedPages } from './collected-page-repository.ts';
import { changeExport } from './change-export.ts';
import { complete, expiryFrom, acceptsPages } from './export.ts';
import type { Export } from './export.ts';
import type { ExportRepository } from './export-repository.ts';

type StorePageDeps = { exports: ExportRepository; collectedPages: CollectedPages; now: () => Date };

type PageMessage = typeof declared.identityExportCollected;

/** How long pages are stored if their export is never completed. */
const unfinishedRetentionMs = 30 * 24 * 3_600_000;

/** Stores the pages that the services publish. The last missing page completes the export. */
export function storeExportPage({ exports, collectedPages, now }: StorePageDeps): Subscription<PageMessage> {
  return {
    queue: 'identity.keep-export-page',
    messages: [
      declared.identityExportCollected,
      declared.eventsExportCollected,
      declared.quotesExportCollected,
      declared.billingExportCollected,
    ],
    async handle(envelope) {
      const { exportId, accountId } = envelope.payload;
      const at = now();
      if (!acceptsPages(await exports.of(accountId), exportId)) {
        return;
      }
      const forgetAt = new Date(at.getTime() + unfinishedRetentionMs);
      await collectedPages.insertIfAbsent({ ...envelope.payload, part: partOf(envelope.type) }, forgetAt);
      if (await collectedPages.areComplete(exportId)) {
        await collectedPages.expire(exportId, expiryFrom(at));
        const decide = (known: Export) => complete(known, exportId, at);
        await changeExport({ exports, now }, { accountId, decide, cause: envelope });
      }
      // Checked after the page is stored, because a concurrent erasure of the account would have missed the page.
      if (!acceptsPages(await exports.of(accountId), exportId)) {
        await collectedPages.remove(exportId);
      }
    },
  };
}

/** A message type begins with the name of the service that publishes it. */
function partOf(type: string): ExportPart {
  const part = exportParts.find((service) => type.startsWith(`${service}.`));
  if (part === undefined) {
    throw new Error(`${type} is not a part of an export`);
  }
  return part;
}
