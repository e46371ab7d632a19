import { daysBefore, instantOn } from './dates.ts';

/** Date `YYYY-MM-DD` and local times `HH:mm` at the venue. Times are empty if not given; `duration` is in hours. */
export type EventTimes = {
  eventDate: string;
  startTime: string;
  endTime: string;
  duration: number | null;
  venueEntryTime: string;
  venueExitTime: string;
  timeZone: string;
};

type Span = { from: string; to: string };

const defaultHours = 4;
const minutesOfDay = 24 * 60;

/** The instant at which the event starts. Without a start time the event starts at midnight. The event must have a date. */
export function startOfEvent({
  eventDate,
  startTime,
  timeZone,
}: Pick<EventTimes, 'eventDate' | 'startTime' | 'timeZone'>): Date {
  return instantOn(eventDate, startTime, timeZone);
}

/**
 * The instant at which the provider’s work ends. If both venue times are given, the work ends at the venue exit. Otherwise it ends at the
 * event's end time, or without an end time, at the start plus the duration (default 4 hours). A venue exit before the venue entry is on the
 * next day, and so is an end time before the start. The event must have a date.
 */
export function endOfWorkingWindow(event: EventTimes): Date {
  const { eventDate, startTime, endTime, duration, venueEntryTime, venueExitTime, timeZone } = event;
  if (venueEntryTime !== '' && venueExitTime !== '') {
    return endOf({ from: venueEntryTime, to: venueExitTime }, event);
  }
  if (endTime !== '') {
    return endOf({ from: startTime, to: endTime }, event);
  }
  const end = minutesOf(startTime) + Math.round((duration ?? defaultHours) * 60);
  return instantOn(
    dayAfter(Math.floor(end / minutesOfDay), eventDate),
    toClock(end % minutesOfDay),
    timeZone,
  );
}

function endOf({ from, to }: Span, { eventDate, timeZone }: EventTimes): Date {
  return instantOn(to < from ? dayAfter(1, eventDate) : eventDate, to, timeZone);
}

function dayAfter(days: number, date: string): string {
  return daysBefore(-days, date);
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

function toClock(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
