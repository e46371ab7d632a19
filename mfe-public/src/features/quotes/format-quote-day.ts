import { defaultTimeZone } from '@marquee/contracts/dates';
// Imported from the contracts and not from web-kit, because an earlier shell's web-kit does not export this function.
import { formatDayIn } from '@marquee/contracts/format-dates';
import type { PublicQuote } from '@marquee/contracts/quotes';

/** The date of an instant in the event's time zone: `Aug 20, 2025`. The page renderer and every browser return the same date. */
export function formatQuoteDay(instant: string, { timeZone = defaultTimeZone }: PublicQuote): string {
  return formatDayIn(instant, timeZone);
}
