import { systemCause } from '@marquee/service-kit/messaging/system-cause';
import type { Logger } from '@marquee/service-kit/process/logger';
import { createLoop } from '@marquee/service-kit/process/loop';
import type { Loop } from '@marquee/service-kit/process/loop';
import { changeInvoice } from './change-invoice.ts';
import type { InvoiceDeps } from './invoice-deps.ts';
import { dueNotifications } from './domain/due-notifications.ts';
import type { Invoice } from './domain/invoice.ts';
import { settleCheckoutBeforeChange } from './settle-checkout-before-change.ts';

const invoicesAtOnce = 50;

type NotificationDeps = InvoiceDeps & { logger: Logger };

/** Publishes due reminders and overdue notices, each once, because only one of two concurrent replicas can save the invoice. */
export function createNotificationWorker(deps: NotificationDeps): Loop {
  return createLoop({
    async round(untilStopped) {
      for (const invoice of untilStopped(
        await deps.invoices.findWithDueNotifications(deps.now(), invoicesAtOnce),
      )) {
        await publishNotifications(deps, invoice);
      }
    },
    everyMs: 1_000,
    failureMessage: 'due invoice notifications could not be published',
    logger: deps.logger,
  });
}

/** First checks for a card payment. If that check fails, the notification is published anyway and other invoices do not wait. */
async function publishNotifications(deps: NotificationDeps, { id, providerId }: Invoice): Promise<void> {
  const cause = systemCause();
  try {
    await settleCheckoutBeforeChange(deps, { id, providerId, cause });
  } catch (error) {
    deps.logger.warn(
      { err: error, id },
      'an invoice could not be checked for a card payment before a notification',
    );
  }
  await changeInvoice(deps, { id, owner: {}, decision: dueNotifications, cause });
}
