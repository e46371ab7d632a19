import type { Role } from '@marquee/e2e/fixtures/demo';

/** The visitor of a page. `newcomer`: a person who has signed in with Google and has not yet chosen a role. */
export type Visitor = Exclude<Role, 'admin'> | 'newcomer';

/** The limits of a page; a value without a limit is only reported. W1 and W2 compare their limits with the median of the rounds. */
export type Limits = {
  /** In a real browser on a slow phone (W1): milliseconds, `cls` without a unit. */
  visit?: { lcp: number; cls: number; tbt: number };
  /** The first tap on the page, in milliseconds: `answer` until the menu is shown, `longest` for the longest task after the tap (W1). */
  tap?: { answer: number; longest: number };
  /** Maximum LCP divided by the founder page's LCP in the same run: on Lighthouse's simulated phone (W2), and on a throttled phone (W1). */
  lcpRatioToFounder?: { lighthouse: number; slowPhone?: number };
  /** Minimum score, of at most 100 (W2). */
  lighthouse?: number;
  /** Maximum TBT divided by the TBT of an older build in the same run. Checked only if an older build is given (W2). */
  tbtRatioToBaseline?: number;
  /** Maximum length of the request chain, which begins with the page itself (W4). */
  chainLength?: number;
  /** Maximum size of the JavaScript of shell and remote together after Brotli, in kB (W9). */
  scripts?: number;
};

/** `path`: a function if the path contains an id from the demo. `heading`: the heading that the page must show. */
export type MeasuredPage = {
  name: string;
  path: string | ((url: string) => Promise<string>);
  heading: string;
  as: Visitor;
  limits: Limits;
};
