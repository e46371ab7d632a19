import { formatDate } from '@marquee/web-kit';

type TimeSpan = { date: string; from: string; to: string };

const dayMs = 86_400_000;

/** The hint 'The next day' with its date, if the end is before the start; otherwise undefined. */
export function getNextDayHint({ date, from, to }: TimeSpan): string | undefined {
  return from === '' || to === '' || to >= from ? undefined : formatNextDay(date);
}

/** Returns 'The next day' with its date, or without it if `date` is empty. */
export function formatNextDay(date: string): string {
  const day = Date.parse(date);
  return Number.isNaN(day)
    ? 'The next day'
    : `The next day, ${formatDate(new Date(day + dayMs).toISOString())}`;
}
