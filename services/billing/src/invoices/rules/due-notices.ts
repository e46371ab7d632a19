import { noticeTimeOf, overdueNoticeDays, reminderDays } from '@marquee/contracts/invoice-reminders';
import type { InvoiceChange } from './invoice-change.ts';
import type { Invoice } from './invoice.ts';

/**
 * The notices whose time has come since the last ones. Of several reminders that nobody sent in time only the latest goes; the overdue
 * notice is not overtaken. Null when none is due or the invoice is settled.
 */
export function dueNotices(invoice: Invoice, at: Date): InvoiceChange | null {
  const { status, reminders } = invoice;
  if (status !== 'sent' || reminders === undefined || reminders.nextAt > at) {
    return null;
  }
  const isDue = (days: number) => {
    const time = noticeTimeOf(days, invoice);
    return time >= reminders.nextAt && time <= at;
  };
  return {
    type: 'notices-due',
    reminder: reminders.isOff ? null : (reminderDays.findLast(isDue) ?? null),
    isOverdueNoticeDue: isDue(overdueNoticeDays),
  };
}

/**
 * Begins the notices of an invoice that an earlier release has sent, with the overdue notice where the invoice became overdue after its
 * provider's summary. Null when they have begun or the invoice is settled.
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
  return noticeTimeOf(overdueNoticeDays, invoice) <= at;
}
