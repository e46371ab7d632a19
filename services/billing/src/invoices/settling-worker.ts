import type { Worker } from '@marquee/service-kit/compose-service';
import type { Logger } from '@marquee/service-kit/process/logger';
import { createLookingWorker } from '../looking-worker.ts';
import { afterFailureMs } from '../processor/ask-about-each.ts';
import type { SettleDeps } from './invoice-deps.ts';
import { settleDueInvoices } from './settle-due-invoices.ts';

/** What is to be asked of the processor, or done there, is made good here, also after it was away. */
export function createSettlingWorker(deps: SettleDeps & { logger: Logger }): Worker {
  return createLookingWorker({
    look: () => settleDueInvoices(deps),
    afterFailureMs,
    complaint: 'card payments of invoices could not be settled',
    logger: deps.logger,
  });
}
