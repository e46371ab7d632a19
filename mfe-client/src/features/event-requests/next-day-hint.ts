import { formatDate } from '@marquee/web-kit';

type Span = { date: string; from: string; to: string };

const dayLength = 86_400_000;

/** An end before its start is on the next day; says so, and which day that is. */
export function nextDayHint({ date, from, to }: Span): string | undefined {
  return from === '' || to === '' || to >= from ? undefined : nextDay(date);
}

/** The day after a date, which may not have been typed yet. */
export function nextDay(date: string): string {
  const day = Date.parse(date);
  return Number.isNaN(day)
    ? 'The next day'
    : `The next day, ${formatDate(new Date(day + dayLength).toISOString())}`;
}
