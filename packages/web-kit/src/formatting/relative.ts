import { formatClock, formatDay } from '@marquee/contracts/format-dates';

const relativeTimeFormat = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });

const minute = 60_000;
const hour = 60 * minute;
const dayLength = 24 * hour;

/** Formats an instant relative to now: `just now`, `12 min ago`, `3 h ago`, `yesterday`, `in 58 days`. */
export function formatRelative(instant: string, now = new Date()): string {
  const distance = Date.parse(instant) - now.getTime();
  const length = Math.abs(distance);
  if (length < minute) {
    return 'just now';
  }
  if (length < hour) {
    return withDirection(`${Math.round(length / minute)} min`, distance);
  }
  if (length < dayLength) {
    return withDirection(`${Math.round(length / hour)} h`, distance);
  }
  return relativeTimeFormat.format(Math.round(distance / dayLength), 'day');
}

/** Formats a past instant in a short form: `12 min ago`, `today 09:40 AM`, `Aug 20`, `Aug 20, 2024`. */
export function formatWhen(instant: string, now = new Date()): string {
  const at = new Date(instant);
  if (Math.abs(at.getTime() - now.getTime()) < hour) {
    return formatRelative(instant, now);
  }
  const isToday = at.toDateString() === now.toDateString();
  return isToday ? `today ${formatClock(instant)}` : formatDay(instant, now);
}

/** Formats a calendar date relative to today in the browser's time zone: `today`, `tomorrow`, `in 58 days`. */
export function formatDaysAway(date: string, now = new Date()): string {
  return relativeTimeFormat.format(daysAway(date, now), 'day');
}

/** Formats the days since a due date, in the browser's time zone: `1 day overdue`, `19 days overdue`. */
export function formatOverdue(dueOn: string, now = new Date()): string {
  const days = -daysAway(dueOn, now);
  return days < 1 ? 'overdue' : `${days} ${days === 1 ? 'day' : 'days'} overdue`;
}

function daysAway(date: string, now: Date): number {
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  return Math.round((Date.parse(date) - today) / dayLength);
}

function withDirection(amount: string, distance: number): string {
  return distance < 0 ? `${amount} ago` : `in ${amount}`;
}
