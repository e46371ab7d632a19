import type { Logger } from '@marquee/service-kit/process/logger';
import { createLoop } from '@marquee/service-kit/process/loop';
import type { Loop } from '@marquee/service-kit/process/loop';
import type { InvoiceDeps } from './invoice-deps.ts';
import { sendDueInvoices } from './send-due-invoices.ts';

/** Looks for invoices that are to be sent; what was due while nobody looked is found when somebody does. */
export function createSendingWorker(deps: InvoiceDeps & { logger: Logger }): Loop {
  return createLoop({
    round: (untilStopped) => sendDueInvoices(deps, untilStopped),
    everyMs: 1_000,
    whenFailed: 'invoices could not be sent',
    logger: deps.logger,
  });
}
