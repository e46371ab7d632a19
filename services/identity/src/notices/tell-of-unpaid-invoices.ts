import {
  invoiceBecameOverdue,
  invoiceReminded,
  overdueSummarized,
} from '@marquee/contracts/messages/invoice-messages';
import type { InvoiceSnapshot, OverdueSummary } from '@marquee/contracts/messages/invoice-messages';
import type { Subscription } from '@marquee/service-kit/messaging/bus';
import { isSuspended } from '../accounts/account.ts';
import type { StillWanted } from '../mails/still-wanted.ts';
import { aboutInvoice, clientOfInvoice, overdueMailId, reminderMailId } from './about-invoice.ts';
import { addressed, providerOf, recipientOf } from './people.ts';
import { postNotice } from './post-notice.ts';
import type { Notice, NoticeDeps } from './post-notice.ts';

/**
 * Reminds the client of an unpaid invoice; notifies its provider that it is overdue, or once of all that were overdue before notifications
 * began.
 */
export function tellOfUnpaidInvoices(
  deps: NoticeDeps & { isStillWanted: StillWanted },
): Subscription<typeof invoiceReminded | typeof overdueSummarized> {
  return {
    queue: 'identity.tell-of-unpaid-invoices',
    messages: [invoiceReminded, invoiceBecameOverdue, overdueSummarized],
    async handle({ type, payload, at }) {
      const notice =
        'invoices' in payload
          ? await overdueSummary(deps, payload)
          : await (type === invoiceReminded.type ? reminder(deps, payload, at) : overdue(deps, payload));
      // The invoice may be settled by now.
      if (notice !== null && (await isWanted(deps, notice))) {
        await postNotice(deps, notice, new Date(at));
      }
    },
  };
}

function isWanted(
  { isStillWanted }: { isStillWanted: StillWanted },
  { letter, accountId }: Notice,
): Promise<boolean> {
  return isStillWanted({ letter, ...(accountId !== undefined && { accountId }) });
}

/** None for a suspended provider, in whose name nobody is asked for money. */
async function reminder(
  deps: NoticeDeps,
  payload: InvoiceSnapshot,
  remindedAt: string,
): Promise<Notice | null> {
  const { invoiceId, providerId, dueOn, canPayByCard, reminder: which } = payload;
  const provider = await providerOf(deps.accounts, providerId);
  const client = await clientOfInvoice(deps, payload);
  if (which === undefined || provider === null || isSuspended(provider) || client === null) {
    return null;
  }
  const { reminderId, days } = which;
  return {
    id: reminderMailId(invoiceId, reminderId),
    ...client.recipient,
    senderId: providerId,
    letter: {
      ...{ kind: 'invoice-reminder', days, dueOn, remindedAt, canPayByCard },
      ...client.addressed,
      ...(await aboutInvoice(deps, payload)),
    },
  };
}

async function overdue(deps: NoticeDeps, payload: InvoiceSnapshot): Promise<Notice | null> {
  const { invoiceId, providerId, clientName, dueOn } = payload;
  const provider = await providerOf(deps.accounts, providerId);
  return (
    provider && {
      id: overdueMailId(invoiceId),
      ...recipientOf(provider),
      senderId: providerId,
      letter: {
        ...{ kind: 'invoice-overdue', clientName, dueOn },
        ...addressed(provider),
        ...(await aboutInvoice(deps, payload)),
      },
    }
  );
}

async function overdueSummary(
  { accounts }: NoticeDeps,
  { providerId, count, totalCents, invoices }: OverdueSummary,
): Promise<Notice | null> {
  const provider = await providerOf(accounts, providerId);
  return (
    provider && {
      id: `overdue-summary.${providerId}`,
      ...recipientOf(provider),
      senderId: providerId,
      letter: { kind: 'overdue-summary', ...addressed(provider), count, totalCents, invoices },
    }
  );
}
