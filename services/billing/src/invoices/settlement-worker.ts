import type { Worker } from '@marquee/service-kit/process/loop';
import type { Logger } from '@marquee/service-kit/process/logger';
import { createLoop } from '@marquee/service-kit/process/loop';
import { afterFailureMs } from '../processor/check-each.ts';
import type { SettleDeps } from './invoice-deps.ts';
import { settleDueInvoices } from './settle-due-invoices.ts';

/** Settles checkouts and refunds that are pending at the processor, also after an outage. */
export function createSettlementWorker(deps: SettleDeps & { logger: Logger }): Worker {
  return createLoop({
    round: (untilStopped) => settleDueInvoices(deps, untilStopped),
    everyMs: 1_000,
    afterFailureMs,
    failureMessage: 'card payments of invoices could not be settled',
    logger: deps.logger,
  });
}
