import { z } from 'zod';
import { correctedDescription } from './corrected-description.ts';
import { instant } from './dates.ts';
import { deletionBlocks, openBooking } from './deletion-blocks.ts';
import { atMost, optionalText } from './text.ts';

/** Every kind of record in an export, in the order of the file, by the service that publishes the records. */
export const exportKinds = {
  identity: ['account', 'secondStep', 'sessions', 'devices', 'mails', 'auditEntries'],
  events: ['events'],
  quotes: ['quotes', 'paymentDefault'],
  billing: ['subscriptions', 'acceptedQuotes', 'billingAddress', 'invoices'],
} as const;

export type ExportPart = keyof typeof exportKinds;
export type ExportKind = (typeof exportKinds)[ExportPart][number];

export const exportParts = ['identity', 'events', 'quotes', 'billing'] as const satisfies ExportPart[];

/** The content of an export: the time of its creation, and a list of records for each kind, even an empty one. */
export const accountExport = z
  .object({
    exportedAt: instant,
    ...Object.fromEntries(
      Object.values<readonly string[]>(exportKinds)
        .flat()
        .map((kind) => [kind, z.array(z.looseObject({}))] as const),
    ),
  })
  .meta(correctedDescription({ on: '2026-11-27', changes: ['type'] }));

/** `preparing`: the export that is being collected. `ready`: the export that can be downloaded, even while a newer one is collected. */
export const exportStatus = z.object({
  preparing: z.object({ askedAt: instant }).nullable(),
  ready: z.object({ completedAt: instant, expiresAt: instant }).nullable(),
});
export type ExportStatus = z.infer<typeof exportStatus>;

/** What the deletion of the account requires, and what blocks it. */
export const deletionTerms = z.object({
  confirmBy: z.enum(['password', 'email']),
  openBookings: z.array(openBooking),
  ...deletionBlocks,
});
export type DeletionTerms = z.infer<typeof deletionTerms>;

/**
 * The confirmation of the deletion: the password. If the account has no password, its email address confirms the deletion, in a session
 * that began in the last ten minutes.
 */
export const deletionRequest = z.object({
  password: atMost(z.string(), 1000).optional(),
  email: optionalText(254),
});
