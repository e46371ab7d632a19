import { notificationTimeOf, overdueNoticeDays, reminderDays } from '@marquee/contracts/invoice-reminders';
import type { InvoiceChange } from './invoice-change.ts';
import type { Invoice } from './invoice.ts';

/**
 * The notifications that became due since the last ones. Of several missed reminders only the latest is sent; the overdue notice is never
 * skipped. Null when no notification is due or the invoice does not wait for a payment.
 */
export function dueNotifications(invoice: Invoice, at: Date): InvoiceChange | null {
  const { status, reminders } = invoice;
  if (status !== 'sent' || reminders === undefined || reminders.nextAt > at) {
    return null;
  }
  const isDue = (days: number) => {
    const time = notificationTimeOf(days, invoice);
    return time >= reminders.nextAt && time <= at;
  };
  return {
    type: 'notices-due',
    reminder: reminders.isOff ? null : (reminderDays.findLast(isDue) ?? null),
    isOverdueNoticeDue: isDue(overdueNoticeDays),
  };
}

/**
 * Schedules the notifications of an invoice that an earlier release sent. The overdue notice is included if it became due after the
 * provider's summary. Null when notifications are scheduled already or the invoice does not wait for a payment.
 */
export function scheduleReminders(invoice: Invoice, at: Date, summarizedAt: Date): InvoiceChange | null {
  if (invoice.status !== 'sent' || invoice.reminders !== undefined) {
    return null;
  }
  const isInSummary = isOverdueNoticePast(invoice, summarizedAt);
  return {
    type: 'reminders-scheduled',
    isOverdueNoticeOwed: isOverdueNoticePast(invoice, at) && !isInSummary,
  };
}

/** Whether the time of the overdue notice has passed. */
export function isOverdueNoticePast(invoice: Invoice, at: Date): boolean {
  return notificationTimeOf(overdueNoticeDays, invoice) <= at;
}
