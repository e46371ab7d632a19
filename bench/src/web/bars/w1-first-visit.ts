import { told } from '../../bars/words.ts';
import { ratioOf, spreadOf } from '../../measure/spread.ts';
import type { Spread } from '../../measure/spread.ts';
import { withBrowser } from '../browser/with-browser.ts';
import { slowPhone } from '../browser/slow-phone.ts';
import { allPages, founder } from '../pages/all-pages.ts';
import { askedOf, missesOf, verdictOn } from '../pages/judge.ts';
import type { MeasuredPage } from '../pages/measured-page.ts';
import { preparePages } from '../pages/prepare-pages.ts';
import type { PreparedPage } from '../pages/prepare-pages.ts';
import { roundsOf } from '../rounds.ts';
import type { WebBar, WebSetting } from '../setting.ts';
import { firstVisit } from '../visit/first-visit.ts';
import type { Visit } from '../visit/first-visit.ts';

type Visited = { page: PreparedPage; visits: Visit[] };

type Seen = {
  page: PreparedPage;
  lcp: Spread;
  /** LCP as a multiple of the founder page's, round by round. */
  times: Spread;
  cls: Spread;
  tbt: Spread;
  largest: string;
  tap: { answer: Spread; longest: Spread; blocked: Spread };
};

/** Judges the median of fresh visits: the browser has nothing stored except perhaps a session. */
export const w1: WebBar = {
  id: 'W1',
  title: 'A first visit',
  asked: {
    full: `as the pages come, before somebody turns to them, ${slowPhone}: ${askedOf(allPages, limitsOf)}`,
    short: 'it is measured',
  },
  async run(setting) {
    const visited = await visitInTurn(setting);
    const reference = visited.find(({ page }) => page.name === founder.name)?.visits ?? [];
    const seen = visited.map((one) => summed(one, reference));
    const misses = seen.flatMap(missesIn);
    return {
      met: setting.size === 'short' || misses.length === 0,
      figures: verdictOn(seen.length, misses),
      remarks: seen.flatMap(remarksOn),
    };
  },
};

async function visitInTurn({ size, chromium, url, pages }: WebSetting): Promise<readonly Visited[]> {
  const prepared = await preparePages(pages, url);
  return await withBrowser(chromium, async (browser) => {
    const visited: Visited[] = prepared.map((page) => ({ page, visits: [] }));
    for (let round = 0; round < roundsOf[size]; round += 1) {
      for (const { page, visits } of visited) {
        visits.push(await firstVisit(browser, { url, place: page }));
      }
    }
    return visited;
  });
}

function limitsOf({ limits: { visit, tap, lcpTimesFounder } }: Pick<MeasuredPage, 'limits'>): string[] {
  return [
    ...(visit ? [`LCP ≤ ${visit.lcp} ms`, `CLS ≤ ${visit.cls}`, `TBT ≤ ${visit.tbt} ms`] : []),
    ...(tap ? [`a first tap answered in ≤ ${tap.answer} ms, no task after it > ${tap.longest} ms`] : []),
    ...(lcpTimesFounder?.slowPhone === undefined
      ? []
      : [`LCP ≤ ${lcpTimesFounder.slowPhone} × the founder’s`]),
  ];
}

function summed({ page, visits }: Visited, reference: readonly Visit[]): Seen {
  const lcpOf = (some: readonly Visit[]) => some.map(({ vitals }) => vitals.lcp);
  const of = (figure: (visit: Visit) => number) => spreadOf(visits.map(figure));
  return {
    page,
    lcp: spreadOf(lcpOf(visits)),
    times: ratioOf(lcpOf(visits), lcpOf(reference)),
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

function missesIn({ page: { name, limits }, lcp, times, cls, tbt, tap }: Seen): string[] {
  const unit = ' ms';
  return missesOf(name, [
    { what: 'LCP', seen: lcp.median, most: limits.visit?.lcp, unit },
    {
      what: 'LCP beside the founder’s',
      seen: times.median,
      most: limits.lcpTimesFounder?.slowPhone,
      unit: ' ×',
      digits: 2,
    },
    { what: 'CLS', seen: cls.median, most: limits.visit?.cls, digits: 3 },
    { what: 'TBT', seen: tbt.median, most: limits.visit?.tbt, unit },
    { what: 'a first tap answered after', seen: tap.answer.median, most: limits.tap?.answer, unit },
    { what: 'the longest task after a first tap', seen: tap.longest.median, most: limits.tap?.longest, unit },
  ]);
}

/** On a prerendered page the application starts with the first interaction: its cost is not part of TBT, and is shown separately. */
function remarksOn({ page: { name }, lcp, times, cls, tbt, largest, tap }: Seen): string[] {
  return [
    `${name}: LCP ${told(lcp)} ms, ${told(times, 2)} × the founder’s, on ${largest}; CLS ${told(cls, 3)}; TBT ${told(tbt)} ms`,
    `${name}: a first tap on its menu is answered after ${told(tap.answer)} ms with ${told(tap.blocked)} ms blocked; the longest task after it takes ${told(tap.longest)} ms`,
  ];
}
