import type { InvoiceSnapshot } from '@marquee/contracts/messages/invoice-messages';
import { invoiceDataOf } from '../email-templates/kinds/invoice-fields.ts';
import type { NotificationDeps } from './enqueue-notification.ts';
import {
  addresseeOf,
  unregisteredAddressee,
  clientOf,
  providerName,
  providerOf,
  recipientOf,
} from './recipients.ts';

/** The data that all emails about an invoice contain. */
export async function invoiceTemplateFields({ accounts }: NotificationDeps, payload: InvoiceSnapshot) {
  const provider = await providerOf(accounts, payload.providerId);
  return invoiceDataOf(payload, provider === null ? payload.providerName : providerName(provider));
}

/** The client as recipient of an invoice's emails, by the typed address if the client has no account. Null if the account was deleted. */
export async function clientOfInvoice({ accounts }: NotificationDeps, payload: InvoiceSnapshot) {
  const { clientId, clientEmail, clientName } = payload;
  if (clientId === null) {
    return { addressee: unregisteredAddressee(clientEmail, clientName), recipient: recipientOf(null) };
  }
  const client = await clientOf(accounts, clientId);
  return client && { addressee: addresseeOf(client), recipient: recipientOf(client) };
}

export function reminderEmailId(invoiceId: string, reminderId: string): string {
  return `invoice-reminder.${invoiceId}.${reminderId}`;
}

export function overdueEmailId(invoiceId: string): string {
  return `invoice-overdue.${invoiceId}`;
}

/** Cancels all pending reminders of the invoice, and the pending email to the provider that the invoice is overdue. */
export async function cancelPaymentNotifications(
  { emailQueue }: NotificationDeps,
  invoiceId: string,
  at: Date,
): Promise<void> {
  const reminders = await emailQueue.idsOf('invoice-reminder', reminderEmailId(invoiceId, ''));
  await emailQueue.cancelPending([...reminders, overdueEmailId(invoiceId)], at);
}
