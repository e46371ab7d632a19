import { ourOwnCause } from '@marquee/service-kit/messaging/our-own-cause';
import type { Logger } from '@marquee/service-kit/process/logger';
import { createLoop } from '@marquee/service-kit/process/loop';
import type { Loop } from '@marquee/service-kit/process/loop';
import { changeInvoice } from './change-invoice.ts';
import type { InvoiceDeps } from './invoice-deps.ts';
import { dueNotices } from './rules/due-notices.ts';

const invoicesAtOnce = 50;

/** Publishes reminders and overdue notices when they are due. Of two replicas that do so at once, one saves the invoice. */
export function createNoticeWorker({ logger, ...deps }: InvoiceDeps & { logger: Logger }): Loop {
  return createLoop({
    async round(untilStopped) {
      for (const { id } of untilStopped(await deps.invoices.withDueNotices(deps.now(), invoicesAtOnce))) {
        await changeInvoice(deps, { id, owned: {}, decision: dueNotices, cause: ourOwnCause() });
      }
    },
    everyMs: 1_000,
    whenFailed: 'reminders of invoices could not be published',
    logger,
  });
}
