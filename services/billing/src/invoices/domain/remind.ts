import { dateIn, endOfDate } from '@marquee/contracts/dates';
import { formatDate } from '@marquee/contracts/format-dates';
import { DomainError } from '@marquee/service-kit/domain-error';
import type { InvoiceChange } from './invoice-change.ts';
import type { Invoice } from './invoice.ts';
import { remindersOf } from './reminders.ts';
import { requireStatus } from './invoice-states.ts';

/**
 * A reminder by hand. Null for a repeated call; DomainError `reminded_today` after another reminder by hand on the same day in the event's
 * time zone.
 */
export function remind(invoice: Invoice, reminderId: string, at: Date): InvoiceChange | null {
  if (invoice.reminders?.byHand?.id === reminderId) {
    return null;
  }
  requireStatus(invoice, 'remind');
  const from = remindableFrom(invoice, at);
  if (from > at) {
    const day = formatDate(dateIn(invoice.timeZone, from));
    const message = `You have already sent a reminder today. You can send the next one on ${day}.`;
    throw new DomainError('conflict', 'reminded_today', message);
  }
  return { type: 'reminded', reminderId };
}

/** The earliest time at which the provider may send a reminder by hand. */
export function remindableFrom(invoice: Invoice, at: Date): Date {
  const { timeZone, reminders } = invoice;
  const last = reminders?.byHand?.at;
  return last === undefined ? at : new Date(endOfDate(dateIn(timeZone, last), timeZone).getTime() + 1);
}

/** Switches the scheduled reminders of an unpaid invoice, including a draft. Null when nothing changes. */
export function switchReminders(invoice: Invoice, areOn: boolean, at: Date): InvoiceChange | null {
  requireStatus(invoice, 'switch-reminders');
  const isOff = !areOn;
  return remindersOf(invoice, at).isOff === isOff ? null : { type: 'reminders-switched', isOff };
}
