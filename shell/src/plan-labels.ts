import { defaultTimeZone } from '@marquee/contracts/dates';
import { trialEndsOnByDefault } from '@marquee/contracts/provider-plan';
import { formatLongDate } from '@marquee/web-kit';

const price = '$99 per month';
const freeUntil = formatLongDate(trialEndsOnByDefault);
/** `Intl` instead of a date library, which the landing page would not need otherwise. */
const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: defaultTimeZone });

/** Texts about the price for providers, used on every page. */
export const planLabels = { price, freeUntil } as const;

/** The price for someone who signs up today, without an expired offer. */
export function getPlanSummary(now = new Date()): string {
  return calendar.format(now) < trialEndsOnByDefault ? `${price}, free until ${freeUntil}.` : `${price}.`;
}
