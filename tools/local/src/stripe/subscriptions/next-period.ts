import type { Price } from '../prices/price.ts';

type Recurrence = NonNullable<Price['recurring']>;

/** The period from `start`, in seconds. It ends on the day of the month of `anchor`, or on a shorter month's last day (UTC). */
export function nextPeriod(
  anchor: number,
  start: number,
  { interval, interval_count: count }: Recurrence,
): { start: number; end: number } {
  const months = interval === 'year' ? 12 * count : count;
  let periods = 1;
  while (monthsAfter(anchor, periods * months) <= start) {
    periods += 1;
  }
  return { start, end: monthsAfter(anchor, periods * months) };
}

function monthsAfter(anchor: number, months: number): number {
  const from = new Date(anchor * 1000);
  const target = new Date(anchor * 1000);
  target.setUTCDate(1);
  target.setUTCMonth(from.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0)).getUTCDate();
  target.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return Math.floor(target.getTime() / 1000);
}
