import { z } from 'zod';
import { daysBefore, instant, instantOn } from './dates.ts';
import { basedOn } from './revision.ts';

/** When the client of an unpaid invoice is reminded, in days after the due date; negative days are before the due date. */
export const reminderDays = [-3, 0, 3, 10] as const;
export type ReminderDays = (typeof reminderDays)[number];

/** When the provider gets the overdue notice, in days after the due date. */
export const overdueNoticeDays = 1;

/** Local time of notifications; in the morning, so that no email arrives at night. */
const hour = '09:00';

type Due = { dueOn: string; timeZone: string };

/** The time of a notification `days` days after the due date, at `hour` in the event's time zone. */
export function notificationTimeOf(days: number, { dueOn, timeZone }: Due): Date {
  return instantOn(daysBefore(-days, dueOn), hour, timeZone);
}

/** The last reminder whose time has passed at `at`; null before the first reminder. */
export function reminderAt(due: Due, at: Date): ReminderDays | null {
  return reminderDays.findLast((days) => notificationTimeOf(days, due) <= at) ?? null;
}

/** The reminders of an unpaid invoice, as its provider reads them. */
export const invoiceReminders = z.object({
  /** Whether scheduled reminders are sent. This does not affect reminders that the provider sends by hand. */
  areOn: z.boolean(),
  /** When the last reminder was sent, scheduled or by hand; null if none was sent. */
  lastAt: instant.nullable(),
  /** The times of the remaining scheduled reminders, earliest first, even while scheduled reminders are switched off. */
  next: z.array(instant),
  /** Whether the provider can send a reminder by hand now. */
  canSend: z.boolean(),
  /** When the provider can send the next reminder by hand, if the provider has already sent one by hand today; null otherwise. */
  canSendFrom: instant.nullable(),
});
export type InvoiceReminders = z.infer<typeof invoiceReminders>;

export const reminderSwitch = z.object({ areOn: z.boolean(), ...basedOn });
