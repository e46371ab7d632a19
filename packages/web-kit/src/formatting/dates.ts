const locale = 'en-US';

const longDate = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
const shortDate = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
const weekday = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' });
const longDay = new Intl.DateTimeFormat(locale, { dateStyle: 'long' });
const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
const dayThisYear = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric' });
const twelveHours = new Intl.DateTimeFormat(locale, {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h12',
  timeZone: 'UTC',
});
const clock = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** A calendar date as `September 19, 2025`; no time zone is involved. */
export function formatDate(date: string): string {
  return longDate.format(Date.parse(date));
}

/** A calendar date as `Sep 19, 2025`. */
export function formatShortDate(date: string): string {
  return shortDate.format(Date.parse(date));
}

/** A calendar date as `Saturday, October 18, 2025`. */
export function formatFullDate(date: string): string {
  return weekday.format(Date.parse(date));
}

/** A wall-clock time of the wire in words of the clock: `06:00 PM`. */
export function formatTwelveHour(time: string): string {
  return twelveHours.format(Date.parse(`1970-01-01T${time.slice(0, 5)}:00Z`));
}

/** A wall-clock time of the wire as it is shown: `18:00`. */
export function formatTime(time: string): string {
  return time.slice(0, 5);
}

/** The day of an instant where the reader is: `Aug 20, 2025`, or `Aug 20` within this year. */
export function formatDay(instant: string, now = new Date()): string {
  const at = new Date(instant);
  return (at.getFullYear() === now.getFullYear() ? dayThisYear : day).format(at);
}

/** The day of an instant where the reader is, with its year: `Aug 20, 2025`. */
export function formatShortDay(instant: string): string {
  return day.format(new Date(instant));
}

/** The day of an instant where the reader is, in full: `August 20, 2025`. */
export function formatLongDay(instant: string): string {
  return longDay.format(new Date(instant));
}

/** An instant where the reader is: `Aug 20, 14:05`; with the year when it is another one. */
export function formatDateTime(instant: string, now = new Date()): string {
  return `${formatDay(instant, now)}, ${formatClock(instant)}`;
}

/** The time of an instant where the reader is: `14:05`. */
export function formatClock(instant: string): string {
  return clock.format(new Date(instant));
}
