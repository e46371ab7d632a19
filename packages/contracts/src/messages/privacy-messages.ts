import { z } from 'zod';
import { role } from '../accounts.ts';
import { instant } from '../dates.ts';
import { defineMessage } from '../message.ts';

/** Published when somebody requests an export of their data. Every service publishes its part, page by page. */
export const exportAsked = defineMessage(
  'identity.export.asked.v1',
  z.object({ exportId: z.uuid(), accountId: z.uuid() }),
);

/** One page of a service's part; `page` counts from 1. */
export const exportPage = z.object({
  exportId: z.uuid(),
  accountId: z.uuid(),
  page: z.int().positive(),
  isLast: z.boolean(),
  records: z.array(z.object({ kind: z.string(), record: z.record(z.string(), z.unknown()) })),
});
export type ExportPage = z.infer<typeof exportPage>;

/** Published for each page of identity's data of the account; identity stores it for the download. */
export const identityExportCollected = defineMessage('identity.export.collected.v1', exportPage);
/** Published for each page of the account's events; identity stores it for the download. */
export const eventsExportCollected = defineMessage('events.export.collected.v1', exportPage);
/** Published for each page of the account's quotes; identity stores it for the download. */
export const quotesExportCollected = defineMessage('quotes.export.collected.v1', exportPage);
/** Published for each page of billing's data of the account; identity stores it for the download. */
export const billingExportCollected = defineMessage('billing.export.collected.v1', exportPage);

/** Published once, when a person deletes their account. Every service erases the person's data, but keeps signed agreements. */
export const accountErased = defineMessage(
  'identity.account.erased.v1',
  z.object({ accountId: z.uuid(), role: role.nullable(), erasedAt: instant }),
);
