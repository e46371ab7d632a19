import type { Worker } from '@marquee/service-kit/compose-service';
import type { Logger } from '@marquee/service-kit/process/logger';
import { createLookingWorker } from '../looking-worker.ts';
import type { InvoiceDeps } from './invoice-deps.ts';
import { sendDueInvoices } from './send-due-invoices.ts';

/** Looks for invoices that are to be sent. */
export function createSendingWorker(deps: InvoiceDeps & { logger: Logger }): Worker {
  return createLookingWorker({
    look: () => sendDueInvoices(deps),
    complaint: 'invoices could not be sent',
    logger: deps.logger,
  });
}
