import { daysBefore, instantOn } from '@marquee/contracts/dates';

/** When a booked event begins, on the clock of its venue. */
export type EventTime = { eventDate: string; startTime: string; timeZone: string };

export const reminderDays = [7, 1] as const;
export type ReminderDays = (typeof reminderDays)[number];

/** Read in the morning, not in the middle of the night. */
const hour = '09:00';

/** The next moment after `at` at which somebody is to be reminded; null when there is none. */
export function nextReminderAt(event: EventTime, at: Date): Date | null {
  return reminderDays.map((days) => timeOf(days, event)).find((time) => time > at) ?? null;
}

/** Which reminder is due by now. One that was overtaken by the next, or by the event, is none any more. */
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
