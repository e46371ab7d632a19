import { z } from 'zod';
import { daysBefore, instant, instantOn } from './dates.ts';
import { basedOn } from './revision.ts';

/** Days after the due date on which the client of an unpaid invoice is reminded; negative days are before it. */
export const reminderDays = [-3, 0, 3, 10] as const;
export type ReminderDays = (typeof reminderDays)[number];

/** Days after the due date on which the provider is told that the invoice is overdue. */
export const overdueNoticeDays = 1;

/** Read in the morning, not in the middle of the night. */
const hour = '09:00';

type Due = { dueOn: string; timeZone: string };

/** The moment of a notice so many days after the due date, on the clock of the event. */
export function noticeTimeOf(days: number, { dueOn, timeZone }: Due): Date {
  return instantOn(daysBefore(-days, dueOn), hour, timeZone);
}

/** The reminder that applies at `at`: the last one whose time has come. Null before the first. */
export function reminderAt(due: Due, at: Date): ReminderDays | null {
  return reminderDays.findLast((days) => noticeTimeOf(days, due) <= at) ?? null;
}

/** The reminders of an unpaid invoice, as its provider reads them. */
export const invoiceReminders = z.object({
  /** Whether scheduled reminders are sent. Reminders by hand are possible either way. */
  areOn: z.boolean(),
  /** When the last reminder was sent, scheduled or by hand; null when none was. */
  lastAt: instant.nullable(),
  /** When the scheduled reminders that remain are sent, the next one first. Also answered while they are switched off. */
  next: z.array(instant),
  /** Whether the provider can send a reminder by hand now. */
  canSend: z.boolean(),
  /** From when another by hand is possible, where one was sent on this day; null otherwise. */
  canSendFrom: instant.nullable(),
});
export type InvoiceReminders = z.infer<typeof invoiceReminders>;

export const reminderSwitch = z.object({ areOn: z.boolean(), ...basedOn });
