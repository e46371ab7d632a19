import { defaultTimeZone } from '@marquee/contracts/dates';
import { trialEndsOnByDefault } from '@marquee/contracts/provider-plan';
import { formatLongDate } from '@marquee/web-kit';

const price = '$99 per month';
const freeUntil = formatLongDate(trialEndsOnByDefault);
/** The browser's own calendar: the landing page needs no other. */
const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: defaultTimeZone });

/** What providers pay, in the words every page uses for it. */
export const planWords = { price, freeUntil } as const;

/** What it costs somebody who comes today: it promises nothing that is over. */
export function planInShort(now = new Date()): string {
  return calendar.format(now) < trialEndsOnByDefault ? `${price}, free until ${freeUntil}.` : `${price}.`;
}
