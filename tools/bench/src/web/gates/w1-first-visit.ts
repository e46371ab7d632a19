import { formatSpread } from '../../gates/format-figures.ts';
import { ratioOf, spreadOf } from '../../measure/spread.ts';
import type { Spread } from '../../measure/spread.ts';
import { withBrowser } from '../browser/with-browser.ts';
import { slowPhone } from '../browser/slow-phone.ts';
import { allPages, founder } from '../pages/all-pages.ts';
import { targetsOf, missesOf, summarizeMisses } from '../pages/judge-limits.ts';
import type { MeasuredPage } from '../pages/measured-page.ts';
import { preparePages } from '../pages/prepare-pages.ts';
import type { PreparedPage } from '../pages/prepare-pages.ts';
import { roundsOf } from '../rounds.ts';
import type { WebGate, WebSetting } from '../setting.ts';
import { firstVisit } from '../visit/first-visit.ts';
import type { Visit } from '../visit/first-visit.ts';

type Visited = { page: PreparedPage; visits: Visit[] };

type MeasuredVisits = {
  page: PreparedPage;
  lcp: Spread;
  /** LCP as a multiple of the founder page's, round by round. */
  lcpRatio: Spread;
  cls: Spread;
  tbt: Spread;
  largest: string;
  tap: { answer: Spread; longest: Spread; blocked: Spread };
};

/** Judges the medians of several first visits. Each visit begins with nothing stored except, for some pages, the visitor's session. */
export const w1: WebGate = {
  id: 'W1',
  title: 'A first visit',
  target: {
    full: `pages as delivered, before the first interaction, ${slowPhone}: ${targetsOf(allPages, limitsOf)}`,
    short: 'the measurement completes',
  },
  async run(setting) {
    const visited = await visitInterleaved(setting);
    const founderVisits = visited.find(({ page }) => page.name === founder.name)?.visits ?? [];
    const seen = visited.map((one) => summarize(one, founderVisits));
    const misses = seen.flatMap(missesIn);
    return {
      passed: setting.size === 'short' || misses.length === 0,
      figures: summarizeMisses(seen.length, misses),
      remarks: seen.flatMap(remarksOn),
    };
  },
};

async function visitInterleaved({ size, chromium, url, pages }: WebSetting): Promise<readonly Visited[]> {
  const prepared = await preparePages(pages, url);
  return await withBrowser(chromium, async (browser) => {
    const visited: Visited[] = prepared.map((page) => ({ page, visits: [] }));
    for (let round = 0; round < roundsOf[size]; round += 1) {
      for (const { page, visits } of visited) {
        visits.push(await firstVisit(browser, { url, address: page }));
      }
    }
    return visited;
  });
}

function limitsOf({ limits: { visit, tap, lcpRatioToFounder } }: Pick<MeasuredPage, 'limits'>): string[] {
  return [
    ...(visit ? [`LCP ≤ ${visit.lcp} ms`, `CLS ≤ ${visit.cls}`, `TBT ≤ ${visit.tbt} ms`] : []),
    ...(tap ? [`a first tap answered in ≤ ${tap.answer} ms, no task after it > ${tap.longest} ms`] : []),
    ...(lcpRatioToFounder?.slowPhone === undefined
      ? []
      : [`LCP ≤ ${lcpRatioToFounder.slowPhone} × the founder’s`]),
  ];
}

function summarize({ page, visits }: Visited, founderVisits: readonly Visit[]): MeasuredVisits {
  const lcpOf = (some: readonly Visit[]) => some.map(({ vitals }) => vitals.lcp);
  const of = (figure: (visit: Visit) => number) => spreadOf(visits.map(figure));
  return {
    page,
    lcp: spreadOf(lcpOf(visits)),
    lcpRatio: ratioOf(lcpOf(visits), lcpOf(founderVisits)),
    cls: of(({ vitals }) => vitals.cls),
    tbt: of(({ vitals }) => vitals.tbt),
    largest: [...new Set(visits.map(({ largest }) => largest))].join(', '),
    tap: {
      answer: of(({ tap }) => tap.answerMs),
      longest: of(({ tap }) => tap.longestMs),
      blocked: of(({ tap }) => tap.blockedMs),
    },
  };
}

function missesIn({ page: { name, limits }, lcp, lcpRatio, cls, tbt, tap }: MeasuredVisits): string[] {
  const unit = ' ms';
  return missesOf(name, [
    { label: 'LCP', value: lcp.median, max: limits.visit?.lcp, unit },
    {
      label: 'LCP beside the founder’s',
      value: lcpRatio.median,
      max: limits.lcpRatioToFounder?.slowPhone,
      unit: ' ×',
      digits: 2,
    },
    { label: 'CLS', value: cls.median, max: limits.visit?.cls, digits: 3 },
    { label: 'TBT', value: tbt.median, max: limits.visit?.tbt, unit },
    { label: 'a first tap answered after', value: tap.answer.median, max: limits.tap?.answer, unit },
    {
      label: 'the longest task after a first tap',
      value: tap.longest.median,
      max: limits.tap?.longest,
      unit,
    },
  ]);
}

/** Reports the first tap separately, because TBT does not include it. On a prerendered page, the first tap starts the application. */
function remarksOn({ page: { name }, lcp, lcpRatio, cls, tbt, largest, tap }: MeasuredVisits): string[] {
  return [
    `${name}: LCP ${formatSpread(lcp)} ms, ${formatSpread(lcpRatio, 2)} × the founder’s, on ${largest}; CLS ${formatSpread(cls, 3)}; TBT ${formatSpread(tbt)} ms`,
    `${name}: a first tap on its menu is answered after ${formatSpread(tap.answer)} ms with ${formatSpread(tap.blocked)} ms blocked; the longest task after it takes ${formatSpread(tap.longest)} ms`,
  ];
}
