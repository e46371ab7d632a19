import { dateIn } from '@marquee/contracts/dates';

/** The calendar date it is at `now` where the provider is. */
export function dateHere(now = new Date()): string {
  return dateIn(Intl.DateTimeFormat().resolvedOptions().timeZone, now);
}
