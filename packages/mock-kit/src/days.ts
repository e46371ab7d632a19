import { dateAfter, defaultTimeZone } from '@marquee/contracts/dates';

export type Days = {
  /** The calendar date so many days from now; negative: ago. */
  on: (days: number) => string;
  /** The instant so many days from now. */
  at: (days: number) => string;
};

/** Days counted from `now`, as a scenario tells them. */
export function daysFrom(now: Date): Days {
  return {
    on: (days) => dateAfter(days, defaultTimeZone, now),
    at: (days) => new Date(now.getTime() + days * 86_400_000).toISOString(),
  };
}
