import type { InvoiceReminders } from '@marquee/contracts/invoice-reminders';
import { toInstant } from '../../to-instant.ts';
import { isUnpaid } from '../domain/invoice.ts';
import type { Invoice } from '../domain/invoice.ts';
import { remindableFrom } from '../domain/remind.ts';
import { remindersOf, upcomingReminders } from '../domain/reminders.ts';

/** The reminders of an unpaid invoice as its provider reads them; null for any other invoice. */
export function toReminders(invoice: Invoice, at: Date): InvoiceReminders | null {
  if (!isUnpaid(invoice)) {
    return null;
  }
  const from = remindableFrom(invoice, at);
  const { isOff, lastAt } = remindersOf(invoice, at);
  return {
    areOn: !isOff,
    lastAt: toInstant(lastAt),
    next: upcomingReminders(invoice, at).map((time) => time.toISOString()),
    canSend: invoice.status === 'sent' && from <= at,
    canSendFrom: from > at ? from.toISOString() : null,
  };
}
