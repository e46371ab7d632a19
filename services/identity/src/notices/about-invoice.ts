import { shareOf } from '@marquee/contracts/invoice-drafts';
import type { InvoiceSnapshot } from '@marquee/contracts/messages/invoice-messages';
import type { NoticeDeps } from './post-notice.ts';
import { addressed, addressedByHand, clientOf, providerName, providerOf, recipientOf } from './people.ts';

/** The invoice's data that its emails share. */
export async function aboutInvoice({ accounts }: NoticeDeps, payload: InvoiceSnapshot) {
  const { invoiceId, number, eventName, amountCents, quoteTotalCents, timeZone } = payload;
  const provider = await providerOf(accounts, payload.providerId);
  return {
    ...{ invoiceId, number, eventName, amountCents, quoteTotalCents, timeZone },
    part: shareOf(payload),
    providerName: provider === null ? payload.providerName : providerName(provider),
  };
}

/** The client of an invoice; by the typed address if they have no account. Null when the account was deleted. */
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

/** Cancels every email that demands payment of the invoice or reports it as overdue, whatever caused it. */
export async function dropNotices({ mails }: NoticeDeps, invoiceId: string, at: Date): Promise<void> {
  const reminders = await mails.idsOf('invoice-reminder', reminderMailId(invoiceId, ''));
  await mails.dropOpen([...reminders, overdueMailId(invoiceId)], at);
}
