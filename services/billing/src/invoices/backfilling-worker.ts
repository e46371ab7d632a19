import type { Logger } from '@marquee/service-kit/process/logger';
import { createLoop } from '@marquee/service-kit/process/loop';
import type { Loop } from '@marquee/service-kit/process/loop';
import { backfillStatusMessages } from './backfill-status-messages.ts';
import { backfillIssuedParties } from './backfill-issued-parties.ts';
import type { InvoiceDeps } from './invoice-deps.ts';
import { backfillReminders } from './backfill-reminders.ts';

/** Repeats the backfills every minute, for invoices that a replica of the previous release drafted or sent after this process started. */
export function createBackfillingWorker({ logger, ...deps }: InvoiceDeps & { logger: Logger }): Loop {
  return createLoop({
    round: () => backfillInvoices(deps),
    everyMs: 60_000,
    failureMessage: 'invoices of an earlier release could not be backfilled',
    logger,
  });
}

/** Stores the parties of invoices of earlier releases, publishes their status and schedules their notifications. */
export async function backfillInvoices(deps: InvoiceDeps): Promise<void> {
  await backfillIssuedParties(deps);
  await backfillStatusMessages(deps);
  await backfillReminders(deps);
}
