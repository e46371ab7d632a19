import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import type { Result } from 'lighthouse';

import { quietBrowser } from '../browser/with-browser.ts';
import type { PageAddress } from '../visit/page-address.ts';
import { addCookies } from './add-cookies.ts';
import { retryUntilRecorded } from './retry-until-recorded.ts';

/** `score`: 0 to 100. `attempts`: the number of runs until a navigation was recorded. */
export type LighthouseResult = { score: number; parts: Readonly<Record<Part, number>>; attempts: number };

const parts = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  speedIndex: 'speed-index',
} as const;
type Part = keyof typeof parts;

type LighthouseOptions = { url: string; page: PageAddress; chromium: string };

/**
 * Returns Lighthouse's performance score of a page on a phone, with Lighthouse's default simulation. Each run has a new browser with
 * nothing stored except the visitor's session. Rejects if Lighthouse returns no score or another page was shown.
 */
export async function runLighthouse({
  url: origin,
  page,
  chromium,
}: LighthouseOptions): Promise<LighthouseResult> {
  const url = `${origin}${page.path}`;
  const { report, attempts } = await retryUntilRecorded(() => reportOn(url, { page, chromium }));
  return { ...toResult(report, url), attempts };
}

async function reportOn(
  url: string,
  { page, chromium }: Omit<LighthouseOptions, 'url'>,
): Promise<Result | undefined> {
  const browser = await launch({ chromePath: chromium, chromeFlags: ['--headless', ...quietBrowser] });
  try {
    const { port } = browser;
    await addCookies(port, page, url);
    const result = await lighthouse(url, { port, onlyCategories: ['performance'], logLevel: 'error' });
    return result?.lhr;
  } finally {
    browser.kill();
  }
}

function toResult(report: Result | undefined, url: string): Omit<LighthouseResult, 'attempts'> {
  const score = report?.categories.performance?.score;
  if (!report || score === null || score === undefined || report.runtimeError) {
    throw new Error(
      `Lighthouse returned no score for ${url}: ${report?.runtimeError?.message ?? 'no score'}`,
    );
  }
  if (report.finalDisplayedUrl !== url) {
    throw new Error(`Lighthouse was asked for ${url} but measured ${report.finalDisplayedUrl}`);
  }
  const valueOf = (part: Part) => report.audits[parts[part]]?.numericValue ?? Number.NaN;
  return {
    score: Math.round(score * 100),
    parts: {
      fcp: valueOf('fcp'),
      lcp: valueOf('lcp'),
      tbt: valueOf('tbt'),
      cls: valueOf('cls'),
      speedIndex: valueOf('speedIndex'),
    },
  };
}
