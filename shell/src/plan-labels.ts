import { defaultTimeZone } from '@marquee/contracts/dates';
import { trialEndsOnByDefault } from '@marquee/contracts/provider-plan';
import { formatLongDate } from '@marquee/web-kit';

const price = '$99 per month';
const freeUntil = formatLongDate(trialEndsOnByDefault);
/** Uses `Intl` instead of a date library, which the landing page needs for nothing else. */
const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: defaultTimeZone });

/** Texts about the price for providers. All pages use these texts. */
export const planLabels = { price, freeUntil } as const;

/** Returns the price for a provider who signs up at `now`. The trial is mentioned only until it expires. */
export function getPlanSummary(now = new Date()): string {
  return calendar.format(now) < trialEndsOnByDefault ? `${price}, free until ${freeUntil}.` : `${price}.`;
}
