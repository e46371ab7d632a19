import { ourOwnCause } from '@marquee/service-kit/messaging/our-own-cause';
import type { Logger } from '@marquee/service-kit/process/logger';
import { createLoop } from '@marquee/service-kit/process/loop';
import type { Loop } from '@marquee/service-kit/process/loop';
import { changeInvoice } from './change-invoice.ts';
import type { InvoiceDeps } from './invoice-deps.ts';
import { dueNotices } from './rules/due-notices.ts';
import type { Invoice } from './rules/invoice.ts';
import { settleBefore } from './settle-before.ts';

const invoicesAtOnce = 50;

type NoticeDeps = InvoiceDeps & { logger: Logger };

/** Publishes due reminders and overdue notices. Of two concurrent replicas, one saves the invoice. */
export function createNoticeWorker(deps: NoticeDeps): Loop {
  return createLoop({
    async round(untilStopped) {
      for (const invoice of untilStopped(await deps.invoices.withDueNotices(deps.now(), invoicesAtOnce))) {
        await publishNotices(deps, invoice);
      }
    },
    everyMs: 1_000,
    whenFailed: 'reminders of invoices could not be published',
    logger: deps.logger,
  });
}

/** First looks for a card payment. If that fails, the notification is sent and the other invoices do not wait. */
async function publishNotices(deps: NoticeDeps, { id, providerId }: Invoice): Promise<void> {
  const cause = ourOwnCause();
  try {
    await settleBefore(deps, { id, providerId, cause });
  } catch (error) {
    deps.logger.warn(
      { err: error, id },
      'the card payment of an invoice could not be looked up before a notice',
    );
  }
  await changeInvoice(deps, { id, owned: {}, decision: dueNotices, cause });
}
