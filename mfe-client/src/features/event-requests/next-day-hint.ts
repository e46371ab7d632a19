import { formatDate } from '@marquee/web-kit';

type TimeSpan = { date: string; from: string; to: string };

const dayMs = 86_400_000;

/** Returns `formatNextDay(date)` if `to` is before `from`; undefined otherwise, also if `to` or `from` is empty. */
export function getNextDayHint({ date, from, to }: TimeSpan): string | undefined {
  return from === '' || to === '' || to >= from ? undefined : formatNextDay(date);
}

/** Returns 'The next day' with the date of the day after `date`; without a date if `date` is empty. */
export function formatNextDay(date: string): string {
  const day = Date.parse(date);
  return Number.isNaN(day)
    ? 'The next day'
    : `The next day, ${formatDate(new Date(day + dayMs).toISOString())}`;
}
