import { daysBefore, instantOn } from '@marquee/contracts/dates';

/** The start of a booked event, in local time at its venue. */
export type EventTime = { eventDate: string; startTime: string; timeZone: string };

export const reminderDays = [7, 1] as const;
export type ReminderDays = (typeof reminderDays)[number];

/** Local time at which reminders are due, so that no email arrives at night. */
const hour = '09:00';

/** When the next reminder after `at` is due; null if none follows. */
export function nextReminderAt(event: EventTime, at: Date): Date | null {
  return reminderDays.map((days) => timeOf(days, event)).find((time) => time > at) ?? null;
}

/** The reminder that is due now; null before the first reminder and after the event's start. A later reminder replaces an earlier one. */
export function reminderDue(event: EventTime, now: Date): ReminderDays | null {
  const { eventDate, startTime, timeZone } = event;
  if (instantOn(eventDate, startTime, timeZone) <= now) {
    return null;
  }
  return reminderDays.findLast((days) => timeOf(days, event) <= now) ?? null;
}

function timeOf(days: ReminderDays, { eventDate, timeZone }: EventTime): Date {
  return instantOn(daysBefore(days, eventDate), hour, timeZone);
}
