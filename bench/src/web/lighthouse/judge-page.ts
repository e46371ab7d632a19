import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import type { Result } from 'lighthouse';

import { quietBrowser } from '../browser/with-browser.ts';
import type { Place } from '../visit/place.ts';
import { giveCookies } from './give-cookies.ts';
import { untilRecorded } from './until-recorded.ts';

/** `score` of 100. `tries`: attempts until a navigation was recorded. */
export type Judged = { score: number; parts: Readonly<Record<Part, number>>; tries: number };

const parts = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  speedIndex: 'speed-index',
} as const;
type Part = keyof typeof parts;

type Judging = { url: string; place: Place; chromium: string };

/**
 * Lighthouse's performance score of a page on a phone, with its default simulation, in a browser of its own that has nothing stored but the
 * visitor's session. Rejects if it has none, or if another page was shown.
 */
export async function judgePage({ url: origin, place, chromium }: Judging): Promise<Judged> {
  const url = `${origin}${place.path}`;
  const { report, tries } = await untilRecorded(() => reportOn(url, { place, chromium }));
  return { ...judgedBy(report, url), tries };
}

async function reportOn(url: string, { place, chromium }: Omit<Judging, 'url'>): Promise<Result | undefined> {
  const browser = await launch({ chromePath: chromium, chromeFlags: ['--headless', ...quietBrowser] });
  try {
    const { port } = browser;
    await giveCookies(port, place, url);
    const result = await lighthouse(url, { port, onlyCategories: ['performance'], logLevel: 'error' });
    return result?.lhr;
  } finally {
    browser.kill();
  }
}

function judgedBy(report: Result | undefined, url: string): Omit<Judged, 'tries'> {
  const score = report?.categories.performance?.score;
  if (!report || score === null || score === undefined || report.runtimeError) {
    throw new Error(`Lighthouse could not judge ${url}: ${report?.runtimeError?.message ?? 'no score'}`);
  }
  if (report.finalDisplayedUrl !== url) {
    throw new Error(`Lighthouse was to judge ${url} and was shown ${report.finalDisplayedUrl}`);
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
