import { told } from '../../bars/words.ts';
import { ratioOf, spreadOf } from '../../measure/spread.ts';
import { withBefore } from '../before/with-before.ts';
import type { Before } from '../before/with-before.ts';
import { judgePage } from '../lighthouse/judge-page.ts';
import type { Judged } from '../lighthouse/judge-page.ts';
import { allPages, founder } from '../pages/all-pages.ts';
import { askedOf, missesOf, verdictOn } from '../pages/judge.ts';
import type { MeasuredPage } from '../pages/measured-page.ts';
import { preparePages } from '../pages/prepare-pages.ts';
import type { PreparedPage } from '../pages/prepare-pages.ts';
import { roundsOf } from '../rounds.ts';
import type { WebBar, WebSetting } from '../setting.ts';

/** `before`: the older product in the same rounds; empty if it was not measured. */
type Seen = { page: PreparedPage; all: Judged[]; before: Judged[] };

export const w2: WebBar = {
  id: 'W2',
  title: 'Lighthouse',
  asked: {
    full: `performance on a phone as Lighthouse simulates it: ${askedOf(allPages, limitsOf)} (an older build runs beside where MARQUEE_BENCH_BEFORE names its checkout)`,
    short: 'it is measured',
  },
  async run(setting) {
    const seen = await withBefore(setting, (before) => judgeInTurn(setting, before));
    const reference = seen.find(({ page }) => page.name === founder.name)?.all ?? [];
    const misses = seen.flatMap((one) => missesIn(one, reference));
    return {
      met: setting.size === 'short' || misses.length === 0,
      figures: `${seen.map(({ page, all }) => `${page.name} ${spreadOf(scoresOf(all)).median}`).join(', ')}; ${verdictOn(seen.length, misses)}`,
      remarks: seen.flatMap((one) => remarksOn(one, reference)),
    };
  },
};

/** A page of the older product is measured right after its counterpart. */
async function judgeInTurn(
  { size, chromium, url, pages }: WebSetting,
  before: Before | null,
): Promise<readonly Seen[]> {
  const seen: Seen[] = (await preparePages(pages, url)).map((page) => ({ page, all: [], before: [] }));
  for (let round = 0; round < roundsOf[size]; round += 1) {
    for (const one of seen) {
      one.all.push(await judgePage({ url, place: one.page, chromium }));
      const place = before?.pages.find(({ name }) => name === one.page.name);
      if (before && place) {
        one.before.push(await judgePage({ url: before.url, place, chromium }));
      }
    }
  }
  return seen;
}

function limitsOf({ limits: { lighthouse, lcpTimesFounder, tbtTimesBefore } }: MeasuredPage): string[] {
  return [
    ...(lighthouse === undefined ? [] : [`≥ ${lighthouse}`]),
    ...(lcpTimesFounder === undefined ? [] : [`LCP ≤ ${lcpTimesFounder.lighthouse} × the founder’s`]),
    ...(tbtTimesBefore === undefined ? [] : [`TBT ≤ ${tbtTimesBefore} × that of an older build`]),
  ];
}

function missesIn({ page: { name, limits }, all, before }: Seen, reference: readonly Judged[]): string[] {
  const times = ratioOf(partOf(all, 'lcp'), partOf(reference, 'lcp')).median;
  const most = limits.tbtTimesBefore;
  return missesOf(name, [
    { what: 'score', seen: spreadOf(scoresOf(all)).median, least: limits.lighthouse },
    {
      what: 'LCP beside the founder’s',
      seen: times,
      most: limits.lcpTimesFounder?.lighthouse,
      unit: ' ×',
      digits: 2,
    },
    ...(before.length === 0 || most === undefined
      ? []
      : [{ what: 'TBT', seen: medianTbt(all), most: most * medianTbt(before), unit: ' ms' }]),
  ]);
}

function remarksOn({ page, all, before }: Seen, reference: readonly Judged[]): string[] {
  const times = ratioOf(partOf(all, 'lcp'), partOf(reference, 'lcp'));
  const compared = page.limits.tbtTimesBefore !== undefined;
  return [
    `${page.name}: ${told(spreadOf(scoresOf(all)))}; ${partsOf(all)}; LCP ${told(times, 2)} × the founder’s`,
    ...(before.length > 0 ? [`${page.name} before: ${partsOf(before)}`] : []),
    ...(compared && before.length === 0 ? [`${page.name}: TBT was compared with no older build`] : []),
    ...triedAgain(page, all),
  ];
}

function triedAgain({ name }: PreparedPage, all: readonly Judged[]): string[] {
  const again = all.reduce((sum, { tries }) => sum + tries - 1, 0);
  return again === 0 ? [] : [`${name}: asked again ${again} ×, because no navigation was recorded`];
}

function partsOf(all: readonly Judged[]): string {
  const of = (part: keyof Judged['parts']) => spreadOf(partOf(all, part));
  return `FCP ${told(of('fcp'))} ms, LCP ${told(of('lcp'))} ms, TBT ${told(of('tbt'))} ms, CLS ${told(of('cls'), 3)}, speed index ${told(of('speedIndex'))} ms`;
}

function scoresOf(all: readonly Judged[]): number[] {
  return all.map(({ score }) => score);
}

function partOf(all: readonly Judged[], part: keyof Judged['parts']): number[] {
  return all.map(({ parts }) => parts[part]);
}

function medianTbt(all: readonly Judged[]): number {
  return spreadOf(partOf(all, 'tbt')).median;
}
