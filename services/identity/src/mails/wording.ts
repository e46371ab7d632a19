import { toAmount } from '@marquee/contracts/money';
import { holdsAddress, named, withoutAddresses } from './typed-text.ts';

const inWords = {
  day: { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' },
  date: { year: 'numeric', month: 'long', day: 'numeric' },
  time: { hour: '2-digit', minute: '2-digit' },
} as const;

/** Greets by name, unless an address is part of it: a message may have been stored before names were checked. */
export function greeting(typed: string): string {
  const name = withoutAddresses(typed);
  return name === '' || holdsAddress(typed) ? 'Hi,' : `Hi ${named(name)},`;
}

/** `Saturday, June 20, 2026` */
export function dayOf(date: string): string {
  return said(new Date(`${date}T00:00Z`), { ...inWords.day, timeZone: 'UTC' });
}

/** `June 20, 2026` */
export function dateOf(date: string): string {
  return said(new Date(`${date}T00:00Z`), { ...inWords.date, timeZone: 'UTC' });
}

/** `05:00 PM` */
export function timeOf(clockTime: string): string {
  return said(new Date(`1970-01-01T${clockTime}Z`), { ...inWords.time, timeZone: 'UTC' });
}

/** `March 2, 2026 at 10:00 AM EST` */
export function momentOf(instant: string, timeZone: string): string {
  const at = new Date(instant);
  return `${said(at, { ...inWords.date, timeZone })} at ${said(at, { ...inWords.time, timeZone, timeZoneName: 'short' })}`;
}

/** `$1,549.50` */
export function dollars(cents: number): string {
  const [whole = '', fraction = ''] = toAmount(cents).split('.');
  return `$${whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')}.${fraction}`;
}

/** `today`, `tomorrow`, `in 7 days` */
export function daysFromNow(days: number): string {
  return new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' }).format(days, 'day');
}

/** The space before AM and PM is a narrow one that not every mailbox shows. */
function said(at: Date, options: Intl.DateTimeFormatOptions): string {
  return formatOf(options).format(at).replaceAll('\u202f', ' ');
}

/** Making one costs more than all that it ever says; there are a few for each time zone. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.DateTimeFormat('en-US', options);
  formats.set(key, format);
  return format;
}
