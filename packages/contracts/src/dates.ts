import { tz, TZDate } from '@date-fns/tz';
// One by one: all of them at once are 300 modules, 300 MB and a second to whoever starts (decision 0054).
import { addDays } from 'date-fns/addDays';
import { endOfDay } from 'date-fns/endOfDay';
import { lightFormat } from 'date-fns/lightFormat';
import { startOfMonth } from 'date-fns/startOfMonth';
import { subMonths } from 'date-fns/subMonths';
import { z } from 'zod';
import { correctedDescription } from './corrected-description.ts';

/** Where a venue's wall-clock times are read when nothing else is configured. */
export const defaultTimeZone = 'America/New_York';

const century = '(?:19|[2-9][0-9])';
const monthAndDay =
  '(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))';
const leapYear = `(?:${century}(?:0[48]|[2468][048]|[13579][26])|(?:[2468][048]|[3579][26])00)`;

/** The days from 1900-01-01 to 9999-12-31. A pattern instead of a function, so that the description of the API says the same. */
const realDay = new RegExp(`^(?:${century}[0-9]{2}-${monthAndDay}|${leapYear}-02-29)$`);

/** A calendar date `YYYY-MM-DD` in the venue's time zone. */
export function calendarDate(required: string) {
  return z
    .string(required)
    .min(1, required)
    .regex(realDay, 'Please enter a valid date')
    .meta(correctedDescription({ on: '2026-11-27', keywords: { format: 'date' }, changes: ['pattern'] }));
}

/** A wall-clock time `HH:mm` in the venue's time zone. */
export function clockTime(required: string) {
  return z
    .string(required)
    .min(1, required)
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please enter a valid time');
}

/** An instant, ISO 8601 in UTC. */
export const instant = z.iso.datetime();

/** The calendar date it is at `now` in `timeZone`. */
export function dateIn(timeZone: string, now: Date): string {
  return lightFormat(new TZDate(now, timeZone), 'yyyy-MM-dd');
}

/** Whether `date` lies before the day it is at `now` in `timeZone`. */
export function isPastDate(date: string, timeZone: string, now: Date): boolean {
  return date < dateIn(timeZone, now);
}

/** The last instant of a calendar date in `timeZone`. */
export function endOfDate(date: string, timeZone: string): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(endOfDay(new TZDate(year, month - 1, day, timeZone)).getTime());
}

/** The calendar date `days` after the one it is at `now` in `timeZone`. */
export function dateAfter(days: number, timeZone: string, now: Date): string {
  return lightFormat(addDays(new TZDate(now, timeZone), days, { in: tz(timeZone) }), 'yyyy-MM-dd');
}

/** The instant of a wall-clock time `HH:mm` on a calendar date in `timeZone`. */
export function instantOn(date: string, time: string, timeZone: string): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return new Date(new TZDate(year, month - 1, day, hours, minutes, timeZone).getTime());
}

/** The calendar date so many days before `date`. */
export function daysBefore(days: number, date: string): string {
  return new Date(Date.parse(date) - days * 86_400_000).toISOString().slice(0, 10);
}

/** The first instant of the month it is at `now` in `timeZone`. */
export function startOfMonthIn(timeZone: string, now: Date): Date {
  return new Date(startOfMonth(new TZDate(now, timeZone)).getTime());
}

/** The same day and time a month before `now` in `timeZone`; that month's last day when it is a shorter one. */
export function monthBefore(timeZone: string, now: Date): Date {
  return new Date(subMonths(new TZDate(now, timeZone), 1).getTime());
}

/** Whole days from the date it is at `now` until `date`; negative once it has passed. */
export function daysUntil(date: string, timeZone: string, now: Date): number {
  return (Date.parse(date) - Date.parse(dateIn(timeZone, now))) / 86_400_000;
}
