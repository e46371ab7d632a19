import { getPageByName } from '@marquee/e2e/fixtures/pages';

import { landing } from '../visit/page-address.ts';
import type { Limits, MeasuredPage, Visitor } from './measured-page.ts';

const chainLimit = { chainLength: 2 } as const satisfies Limits;
const prerendered: Limits = { ...chainLimit, visit: { lcp: 1_000, cls: 0.05, tbt: 200 }, lighthouse: 95 };
const publicEntry: Limits = {
  ...chainLimit,
  lcpRatioToFounder: { lighthouse: 1.5, slowPhone: 1.5 },
  lighthouse: 90,
};
/**
 * Limits of pages that require a session. W1 has no limits for them: the largest paint waits for the application, and a throttled processor
 * multiplies the time of the application.
 */
const signedIn: Limits = {
  ...chainLimit,
  ...{ lcpRatioToFounder: { lighthouse: 2.4 }, lighthouse: 75, tbtRatioToBaseline: 0.5 },
};

/** The LCP of other pages is compared with the LCP of this page. */
export const founder: MeasuredPage = shownToNobody('founder', { name: 'founder', limits: prerendered });

/**
 * The pages of W1, W2, W4, W7 and W9. To measure another page, add an entry with its visitor, its name in `everyPage` of the browser tests,
 * and its limits. `everyPage` contains its path and heading.
 */
export const allPages: readonly MeasuredPage[] = [
  { ...landing, as: 'nobody', limits: { ...prerendered, tap: { answer: 300, longest: 200 } } },
  shownToNobody('terms', { name: 'terms', limits: prerendered }),
  founder,
  shownToNobody('public-quote', { name: 'quote', limits: { ...publicEntry, scripts: 225 } }),
  shownToNobody('auth', { name: 'sign-in', limits: { ...publicEntry, scripts: 210 } }),
  {
    ...{ name: 'role', path: '/auth/role', heading: 'How will you use Marquee?' },
    ...{ as: 'newcomer', limits: chainLimit },
  },
  shownTo('client', 'client-events', { name: 'client dashboard', limits: { ...signedIn, scripts: 270 } }),
  shownTo('provider', 'provider-quotes', {
    name: 'provider dashboard',
    limits: { ...signedIn, scripts: 270 },
  }),
  shownTo('provider', 'quote-editor', { name: 'quote editor', limits: { ...signedIn, scripts: 270 } }),
];

type Named = { name: string; limits: Limits };

function shownToNobody(page: string, named: Named): MeasuredPage {
  return shownTo('nobody', page, named);
}

/** `page`: the page's name in `everyPage`. */
function shownTo(as: Exclude<Visitor, 'newcomer'>, page: string, named: Named): MeasuredPage {
  const { path, headings } = getPageByName(page);
  return { ...named, path, heading: headings[as], as };
}
