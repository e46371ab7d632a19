import { z } from 'zod';
import { daysBefore, instant, instantOn } from './dates.ts';
import { basedOn } from './revision.ts';

/** Days after the due date of the reminders to the client of an unpaid invoice; negative days are before it. */
export const reminderDays = [-3, 0, 3, 10] as const;
export type ReminderDays = (typeof reminderDays)[number];

/** Days after the due date of the overdue notice to the provider. */
export const overdueNoticeDays = 1;

/** In the morning, so that the email does not arrive at night. */
const hour = '09:00';

type Due = { dueOn: string; timeZone: string };

/** The time of a notification this many days after the due date, in the event's time zone. */
export function notificationTimeOf(days: number, { dueOn, timeZone }: Due): Date {
  return instantOn(daysBefore(-days, dueOn), hour, timeZone);
}

/** The last reminder whose time has passed at `at`. Null before the first. */
export function reminderAt(due: Due, at: Date): ReminderDays | null {
  return reminderDays.findLast((days) => notificationTimeOf(days, due) <= at) ?? null;
}

/** The reminders of an unpaid invoice, as its provider reads them. */
export const invoiceReminders = z.object({
  /** Whether scheduled reminders are sent. Reminders by hand are always possible. */
  areOn: z.boolean(),
  /** When the last reminder was sent, scheduled or by hand; null without one. */
  lastAt: instant.nullable(),
  /** The times of the remaining scheduled reminders, earliest first; also while they are switched off. */
  next: z.array(instant),
  /** Whether the provider can send a reminder by hand now. */
  canSend: z.boolean(),
  /** When the next reminder by hand is possible, if one was sent today; null otherwise. */
  canSendFrom: instant.nullable(),
});
export type InvoiceReminders = z.infer<typeof invoiceReminders>;

export const reminderSwitch = z.object({ areOn: z.boolean(), ...basedOn });
