import type { Role } from '@marquee/e2e/fixtures/demo';

/** Who opens a page. `newcomer`: came back from Google and has not chosen a role yet. */
export type Visitor = Exclude<Role, 'admin'> | 'newcomer';

/** What a page is held to; a figure without a limit is reported only. Each is compared with the median of the rounds. */
export type Limits = {
  /** In a real browser on a slow phone (W1): milliseconds, `cls` without a unit. */
  visit?: { lcp: number; cls: number; tbt: number };
  /** Milliseconds of the first tap, on the page as it comes: until it is answered, and the longest task until then (W1). */
  tap?: { answer: number; longest: number };
  /** LCP as a multiple of that of the founder's page in the same run (W1 and W2). */
  lcpTimesFounder?: number;
  /** Least score of 100 (W2). */
  lighthouse?: number;
  /** TBT as a multiple of what an older build shows in the same run, where one is given (W2). */
  tbtTimesBefore?: number;
  /** Requests that wait for each other, the page itself the first (W4). */
  requestsInRow?: number;
  /** kB of JavaScript by brotli, of shell and remote together (W9). */
  scripts?: number;
};

/** `path` may need an id that only the demo knows. `heading`: what it has to show. */
export type MeasuredPage = {
  name: string;
  path: string | ((url: string) => Promise<string>);
  heading: string;
  as: Visitor;
  limits: Limits;
};
