import { dateAfter, defaultTimeZone } from '@marquee/contracts/dates';

export type Days = {
  /** The calendar date this number of days from now; a negative number is in the past. */
  on: (days: number) => string;
  /** The instant this number of days from now. */
  at: (days: number) => string;
};

/** Days counted from `now`, for a scenario's dates. */
export function daysFrom(now: Date): Days {
  return {
    on: (days) => dateAfter(days, defaultTimeZone, now),
    at: (days) => new Date(now.getTime() + days * 86_400_000).toISOString(),
  };
}
