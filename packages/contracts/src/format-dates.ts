/** A calendar date as `Sep 19, 2025`; no time zone is involved. */
export function formatDate(date: string): string {
  return format(Date.parse(date), { dateStyle: 'medium', timeZone: 'UTC' });
}

/** A calendar date in running text, for example in emails: `September 19, 2025`. */
export function formatLongDate(date: string): string {
  return format(Date.parse(date), { dateStyle: 'long', timeZone: 'UTC' });
}

/** A calendar date with its weekday: `Saturday, October 18, 2025`. */
export function formatFullDate(date: string): string {
  return format(Date.parse(date), { dateStyle: 'full', timeZone: 'UTC' });
}

/** The month of a calendar date: `Oct 2025`. */
export function formatMonth(date: string): string {
  return format(Date.parse(date), { month: 'short', year: 'numeric', timeZone: 'UTC' });
}

/** The short name of a month `YYYY-MM`: `Oct`. */
export function formatMonthName(month: string): string {
  return format(Date.parse(`${month}-01`), { month: 'short', timeZone: 'UTC' });
}

/** A local time `HH:mm` as `06:00 PM`; returns other texts unchanged. */
export function formatTime(time: string): string {
  const at = Date.parse(`1970-01-01T${time.slice(0, 5)}:00Z`);
  return Number.isNaN(at) ? time : format(at, { ...clock, timeZone: 'UTC' });
}

/** The day of an instant in the reader's time zone: `Aug 20, 2025`, or `Aug 20` within the current year. */
export function formatDay(instant: string, now = new Date()): string {
  const isThisYear = new Date(instant).getFullYear() === now.getFullYear();
  return isThisYear
    ? format(Date.parse(instant), { month: 'short', day: 'numeric' })
    : formatFullDay(instant);
}

/** The day of an instant in the reader's time zone, with its year: `Aug 20, 2025`. */
export function formatFullDay(instant: string): string {
  return format(Date.parse(instant), { dateStyle: 'medium' });
}

/** The day of an instant in a given time zone: `Aug 20, 2025`. The same on every machine. */
export function formatDayIn(instant: string, timeZone: string): string {
  return format(Date.parse(instant), { dateStyle: 'medium', timeZone });
}

/** An instant in the reader's time zone: `Aug 20, 02:05 PM`. A year other than the current year is shown. */
export function formatDateTime(instant: string, now = new Date()): string {
  return `${formatDay(instant, now)}, ${formatClock(instant)}`;
}

/** The time of an instant in the reader's time zone: `02:05 PM`. */
export function formatClock(instant: string): string {
  return format(Date.parse(instant), clock);
}

/** An instant in a given time zone: `March 2, 2026 at 10:00 AM EST`. */
export function formatMoment(instant: string, timeZone: string): string {
  const at = Date.parse(instant);
  const date = format(at, { dateStyle: 'long', timeZone });
  return `${date} at ${format(at, { ...clock, timeZone, timeZoneName: 'short' })}`;
}

const clock = { hour: '2-digit', minute: '2-digit' } as const;

/** Formats an instant in milliseconds. A space replaces the narrow no-break space before AM and PM, which some fonts lack. */
function format(at: number, options: Intl.DateTimeFormatOptions): string {
  return formatterFor(options).format(at).replaceAll('\u202f', ' ');
}

/** One formatter per format and time zone, because creating a formatter takes much longer than using it. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterFor(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify(options);
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat('en-US', options);
  formatters.set(key, formatter);
  return formatter;
}
