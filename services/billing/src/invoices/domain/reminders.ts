import { dateIn, endOfDate } from '@marquee/contracts/dates';
import { notificationTimeOf, overdueNoticeDays, reminderDays } from '@marquee/contracts/invoice-reminders';
import type { InvoiceChange } from './invoice-change.ts';
import type { Invoice, Reminders } from './invoice.ts';

/** A date instead of null, so that a missing date marks the invoices that an earlier release sent, and an index finds them. */
export const never = new Date('9999-12-31T00:00:00.000Z');

const notificationDays = [...reminderDays, overdueNoticeDays].toSorted((one, other) => one - other);
const none: Reminders = { nextAt: never, isOff: false, lastAt: null, byHand: null };

export type ReminderChange = Extract<
  InvoiceChange,
  { type: 'notices-due' | 'reminded' | 'reminders-switched' | 'reminders-scheduled' }
>;

/** The reminders of an invoice that is being sent. No notification follows on the same day, because the invoice was just emailed. */
export function scheduledOnSending(invoice: Invoice, sentAt: Date): Reminders {
  const { reminders = none } = invoice;
  return { ...reminders, nextAt: nextNotificationAt({ ...invoice, sentAt }, sentAt, reminders) };
}

export function remindersAfter(invoice: Invoice, change: ReminderChange, at: Date): Reminders {
  const reminders = remindersOf(invoice, at);
  switch (change.type) {
    case 'reminders-scheduled':
      return change.isOverdueNoticeOwed
        ? { ...reminders, nextAt: notificationTimeOf(overdueNoticeDays, invoice) }
        : reminders;
    case 'reminders-switched':
      return switched(invoice, { ...reminders, isOff: change.isOff }, at);
    case 'reminded':
      return { ...reminders, lastAt: at, byHand: { id: change.reminderId, at } };
    case 'notices-due':
      return {
        ...reminders,
        nextAt: nextNotificationAt(invoice, at, reminders),
        ...(change.reminder !== null && { lastAt: at }),
      };
  }
}

/** The invoice's reminders. If an earlier release sent the invoice without reminders, schedules the notifications due after `at`. */
export function remindersOf(invoice: Invoice, at: Date): Reminders {
  const { reminders, status } = invoice;
  return reminders ?? (status === 'sent' ? { ...none, nextAt: nextNotificationAt(invoice, at, none) } : none);
}

/** The times of the reminders after `at`, earliest first, even if the provider has switched reminders off. */
export function upcomingReminders(invoice: Invoice, at: Date): Date[] {
  const after = notBeforeDayAfterSending(invoice, at);
  return reminderDays.map((days) => notificationTimeOf(days, invoice)).filter((time) => time > after);
}

/** Reschedules the next notification of a sent invoice, unless that notification is due already. A draft has no notifications yet. */
function switched(invoice: Invoice, reminders: Reminders, at: Date): Reminders {
  return invoice.status === 'sent' && reminders.nextAt > at
    ? { ...reminders, nextAt: nextNotificationAt(invoice, at, reminders) }
    : reminders;
}

/** While reminders are off, only the overdue notice is scheduled. */
function nextNotificationAt(invoice: Invoice, at: Date, { isOff }: Pick<Reminders, 'isOff'>): Date {
  const after = notBeforeDayAfterSending(invoice, at);
  const days = isOff ? [overdueNoticeDays] : notificationDays;
  return days.map((day) => notificationTimeOf(day, invoice)).find((time) => time > after) ?? never;
}

/** The later of `at` and the end of the day on which the invoice was sent. */
function notBeforeDayAfterSending({ sentAt, timeZone }: Invoice, at: Date): Date {
  const sentUntil = sentAt === null ? at : endOfDate(dateIn(timeZone, sentAt), timeZone);
  return sentUntil > at ? sentUntil : at;
}
