import {
  invoiceBecameOverdue,
  invoiceReminded,
  overdueSummarized,
} from '@marquee/contracts/messages/invoice-messages';
import type { InvoiceSnapshot, OverdueSummary } from '@marquee/contracts/messages/invoice-messages';
import type { Subscription } from '@marquee/service-kit/messaging/bus';
import { isSuspended } from '../accounts/domain/account.ts';
import type { ShouldSend } from '../email-queue/should-send.ts';
import {
  invoiceTemplateFields,
  clientOfInvoice,
  overdueEmailId,
  reminderEmailId,
} from './invoice-template-fields.ts';
import { addresseeOf, providerOf, recipientOf } from './recipients.ts';
import { enqueueNotification } from './enqueue-notification.ts';
import type { Notification, NotificationDeps } from './enqueue-notification.ts';

/**
 * Reminds the client of an unpaid invoice. Notifies the provider of each overdue invoice, and once of all invoices that were overdue before
 * these notifications existed.
 */
export function onUnpaidInvoices(
  deps: NotificationDeps & { shouldSend: ShouldSend },
): Subscription<typeof invoiceReminded | typeof overdueSummarized> {
  return {
    queue: 'identity.tell-of-unpaid-invoices',
    messages: [invoiceReminded, invoiceBecameOverdue, overdueSummarized],
    async handle({ type, payload, at }) {
      const notification =
        'invoices' in payload
          ? await overdueSummary(deps, payload)
          : await (type === invoiceReminded.type ? reminder(deps, payload, at) : overdue(deps, payload));
      // The invoice may have been settled since the message was published.
      if (notification !== null && (await isStillDue(deps, notification))) {
        await enqueueNotification(deps, notification, new Date(at));
      }
    },
  };
}

function isStillDue(
  { shouldSend }: { shouldSend: ShouldSend },
  { letter, accountId }: Notification,
): Promise<boolean> {
  return shouldSend({ letter, ...(accountId !== undefined && { accountId }) });
}

/** The reminder. Null if either side's account was deleted, and for a suspended provider, in whose name nobody is asked for money. */
async function reminder(
  deps: NotificationDeps,
  payload: InvoiceSnapshot,
  remindedAt: string,
): Promise<Notification | null> {
  const { invoiceId, providerId, dueOn, canPayByCard, reminder: which } = payload;
  const provider = await providerOf(deps.accounts, providerId);
  const client = await clientOfInvoice(deps, payload);
  if (which === undefined || provider === null || isSuspended(provider) || client === null) {
    return null;
  }
  const { reminderId, days } = which;
  return {
    id: reminderEmailId(invoiceId, reminderId),
    ...client.recipient,
    senderId: providerId,
    letter: {
      ...{ kind: 'invoice-reminder', days, dueOn, remindedAt, canPayByCard },
      ...client.addressee,
      ...(await invoiceTemplateFields(deps, payload)),
    },
  };
}

async function overdue(deps: NotificationDeps, payload: InvoiceSnapshot): Promise<Notification | null> {
  const { invoiceId, providerId, clientName, dueOn } = payload;
  const provider = await providerOf(deps.accounts, providerId);
  return (
    provider && {
      id: overdueEmailId(invoiceId),
      ...recipientOf(provider),
      senderId: providerId,
      letter: {
        ...{ kind: 'invoice-overdue', clientName, dueOn },
        ...addresseeOf(provider),
        ...(await invoiceTemplateFields(deps, payload)),
      },
    }
  );
}

async function overdueSummary(
  { accounts }: NotificationDeps,
  { providerId, count, overdueCents, invoices }: OverdueSummary,
): Promise<Notification | null> {
  const provider = await providerOf(accounts, providerId);
  return (
    provider && {
      id: `overdue-summary.${providerId}`,
      ...recipientOf(provider),
      senderId: providerId,
      letter: { kind: 'overdue-summary', ...addresseeOf(provider), count, overdueCents, invoices },
    }
  );
}
