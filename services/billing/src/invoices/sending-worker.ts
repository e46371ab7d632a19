import type { Logger } from '@marquee/service-kit/process/logger';
import { createLoop } from '@marquee/service-kit/process/loop';
import type { Loop } from '@marquee/service-kit/process/loop';
import type { InvoiceDeps } from './invoice-deps.ts';
import { sendDueInvoices } from './send-due-invoices.ts';

/** Polls for due drafts and sends them. Drafts that became due during downtime are sent afterwards. */
export function createSendingWorker(deps: InvoiceDeps & { logger: Logger }): Loop {
  return createLoop({
    round: (untilStopped) => sendDueInvoices(deps, untilStopped),
    everyMs: 1_000,
    failureMessage: 'due invoices could not be sent',
    logger: deps.logger,
  });
}
