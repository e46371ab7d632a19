import { tz, TZDate } from '@date-fns/tz';
// Imported one by one, because the whole package has 300 modules, which take 300 MB and a second at the start.
import { addDays } from 'date-fns/addDays';
import { endOfDay } from 'date-fns/endOfDay';
import { lightFormat } from 'date-fns/lightFormat';
import { startOfMonth } from 'date-fns/startOfMonth';
import { subMonths } from 'date-fns/subMonths';

// The schemas are in a module of their own, because every page needs them, while few pages calculate with dates.
export * from './date-schemas.ts';

/** The calendar date at `now` in `timeZone`. */
export function dateIn(timeZone: string, now: Date): string {
  return lightFormat(new TZDate(now, timeZone), 'yyyy-MM-dd');
}

/** Whether `date` is before the day of `now` in `timeZone`. */
export function isPastDate(date: string, timeZone: string, now: Date): boolean {
  return date < dateIn(timeZone, now);
}

/** The last instant of a calendar date in `timeZone`. */
export function endOfDate(date: string, timeZone: string): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(endOfDay(new TZDate(year, month - 1, day, timeZone)).getTime());
}

/** The calendar date `days` after that of `now` in `timeZone`. */
export function dateAfter(days: number, timeZone: string, now: Date): string {
  return lightFormat(addDays(new TZDate(now, timeZone), days, { in: tz(timeZone) }), 'yyyy-MM-dd');
}

/** The instant of a wall-clock time `HH:mm` on a calendar date in `timeZone`. */
export function instantOn(date: string, time: string, timeZone: string): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return new Date(new TZDate(year, month - 1, day, hours, minutes, timeZone).getTime());
}

/** The calendar date that is `days` days before `date`. */
export function daysBefore(days: number, date: string): string {
  return new Date(Date.parse(date) - days * 86_400_000).toISOString().slice(0, 10);
}

/** The first instant of the month of `now` in `timeZone`. */
export function startOfMonthIn(timeZone: string, now: Date): Date {
  return new Date(startOfMonth(new TZDate(now, timeZone)).getTime());
}

/** The same day and time a month before `now` in `timeZone`, or the last day of a shorter month. */
export function monthBefore(timeZone: string, now: Date): Date {
  return new Date(subMonths(new TZDate(now, timeZone), 1).getTime());
}

/** Whole days from the date of `now` to `date`; negative if `date` has passed. */
export function daysUntil(date: string, timeZone: string, now: Date): number {
  return (Date.parse(date) - Date.parse(dateIn(timeZone, now))) / 86_400_000;
}
