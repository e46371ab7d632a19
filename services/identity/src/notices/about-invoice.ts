import { shareOf } from '@marquee/contracts/invoice-drafts';
import type { InvoiceSnapshot } from '@marquee/contracts/messages/invoice-messages';
import type { NoticeDeps } from './post-notice.ts';
import { addressed, addressedByHand, clientOf, providerName, providerOf, recipientOf } from './people.ts';

/** What the mails about an invoice say of it. */
export async function aboutInvoice({ accounts }: NoticeDeps, payload: InvoiceSnapshot) {
  const { invoiceId, number, eventName, amountCents, quoteTotalCents, timeZone } = payload;
  const provider = await providerOf(accounts, payload.providerId);
  return {
    ...{ invoiceId, number, eventName, amountCents, quoteTotalCents, timeZone },
    part: shareOf(payload),
    providerName: provider === null ? payload.providerName : providerName(provider),
  };
}

/** The client of an invoice, by the typed address where they have no account. Null when nobody has the account any more. */
export async function clientOfInvoice({ accounts }: NoticeDeps, payload: InvoiceSnapshot) {
  const { clientId, clientEmail, clientName } = payload;
  if (clientId === null) {
    return { addressed: addressedByHand(clientEmail, clientName), recipient: recipientOf(null) };
  }
  const client = await clientOf(accounts, clientId);
  return client && { addressed: addressed(client), recipient: recipientOf(client) };
}

export function reminderMailId(invoiceId: string, reminderId: string): string {
  return `invoice-reminder.${invoiceId}.${reminderId}`;
}

export function overdueMailId(invoiceId: string): string {
  return `invoice-overdue.${invoiceId}`;
}

/** Every mail that asks for the payment of an invoice or says that it is overdue does not go any more, however it was caused. */
export async function dropNotices({ mails }: NoticeDeps, invoiceId: string, at: Date): Promise<void> {
  const reminders = await mails.idsOf('invoice-reminder', reminderMailId(invoiceId, ''));
  await mails.dropOpen([...reminders, overdueMailId(invoiceId)], at);
}
