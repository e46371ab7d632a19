import { randomUUID } from 'node:crypto';
import { exportAsked, exportPage, quotesExportCollected } from '@marquee/contracts/messages/privacy-messages';
import type { Quotes } from './start-quotes.ts';

/** The records on the first page of the service's part of an account's export. */
export async function exportedOf(quotes: Quotes, accountId: string) {
  const exportId = randomUUID();
  await quotes.deliver(exportAsked, { exportId, accountId }, { aggregateId: accountId });
  const published = (await quotes.published()).filter(({ type }) => type === quotesExportCollected.type);
  const pages = published.map(({ payload }) => exportPage.parse(payload));
  return pages.find((page) => page.exportId === exportId)?.records;
}
