import type { Role } from '@marquee/e2e/fixtures/demo';

/** The visitor of a page. `newcomer`: returned from Google without having chosen a role. */
export type Visitor = Exclude<Role, 'admin'> | 'newcomer';

/** The limits of a page; a value without a limit is only reported. Each is compared with the median of the rounds. */
export type Limits = {
  /** In a real browser on a slow phone (W1): milliseconds, `cls` without a unit. */
  visit?: { lcp: number; cls: number; tbt: number };
  /** The first tap on the page as delivered, in milliseconds: until the response, and the longest task until then (W1). */
  tap?: { answer: number; longest: number };
  /** LCP as a multiple of the founder page's in the same run: as Lighthouse simulates a phone (W2), and on a throttled one (W1). */
  lcpRatioToFounder?: { lighthouse: number; slowPhone?: number };
  /** Minimum score of 100 (W2). */
  lighthouse?: number;
  /** TBT as a multiple of an older build's in the same run, if one is given (W2). */
  tbtRatioToBaseline?: number;
  /** Length of the request chain, starting with the page itself (W4). */
  chainLength?: number;
  /** kB of JavaScript after Brotli, of shell and remote together (W9). */
  scripts?: number;
};

/** `path` may need an id that only the demo knows. `heading`: the text that it must show. */
export type MeasuredPage = {
  name: string;
  path: string | ((url: string) => Promise<string>);
  heading: string;
  as: Visitor;
  limits: Limits;
};
