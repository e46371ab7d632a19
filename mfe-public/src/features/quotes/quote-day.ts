import { defaultTimeZone } from '@marquee/contracts/dates';
// Not from the platform package: a shell of an earlier release does not offer it.
import { formatDayIn } from '@marquee/contracts/format-dates';
import type { PublicQuote } from '@marquee/contracts/quotes';

/** The day of an instant where the event is: `Aug 20, 2025`, on the server as in any browser. */
export function quoteDay(instant: string, { timeZone = defaultTimeZone }: PublicQuote): string {
  return formatDayIn(instant, timeZone);
}
