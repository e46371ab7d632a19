import type { Logger } from '@marquee/service-kit/process/logger';
import { createLoop } from '@marquee/service-kit/process/loop';
import type { Loop } from '@marquee/service-kit/process/loop';
import { announceEarlierInvoices } from './announce-earlier-invoices.ts';
import { documentEarlierInvoices } from './document-earlier-invoices.ts';
import type { InvoiceDeps } from './invoice-deps.ts';
import { scheduleEarlierInvoices } from './schedule-earlier-invoices.ts';

/** Repeats the backfills once a minute, for invoices that a replica of the previous release has drafted or sent since this one started. */
export function createBackfillingWorker({ logger, ...deps }: InvoiceDeps & { logger: Logger }): Loop {
  return createLoop({
    round: () => backfillInvoices(deps),
    everyMs: 60_000,
    whenFailed: 'invoices of an earlier release could not be completed',
    logger,
  });
}

/** Stores the parties of invoices of earlier releases, publishes how they stand and schedules their notices. */
export async function backfillInvoices(deps: InvoiceDeps): Promise<void> {
  await documentEarlierInvoices(deps);
  await announceEarlierInvoices(deps);
  await scheduleEarlierInvoices(deps);
}
