import { formatSpread } from '../../gates/format-figures.ts';
import { ratioOf, spreadOf } from '../../measure/spread.ts';
import { withBaseline } from '../baseline/with-baseline.ts';
import type { Baseline } from '../baseline/with-baseline.ts';
import { runLighthouse } from '../lighthouse/run-lighthouse.ts';
import type { LighthouseResult } from '../lighthouse/run-lighthouse.ts';
import { allPages, founder } from '../pages/all-pages.ts';
import { targetsOf, missesOf, summarizeMisses } from '../pages/judge-limits.ts';
import type { MeasuredPage } from '../pages/measured-page.ts';
import { preparePages } from '../pages/prepare-pages.ts';
import type { PreparedPage } from '../pages/prepare-pages.ts';
import { roundsOf } from '../rounds.ts';
import type { WebGate, WebSetting } from '../setting.ts';

/** `baselineResults`: results of the older product in the same rounds; empty if it was not measured. */
type ComparedResults = {
  page: PreparedPage;
  results: LighthouseResult[];
  baselineResults: LighthouseResult[];
};

export const w2: WebGate = {
  id: 'W2',
  title: 'Lighthouse',
  target: {
    full: `performance on a phone as Lighthouse simulates it: ${targetsOf(allPages, limitsOf)} (compared with an older build if MARQUEE_BENCH_BEFORE names its checkout)`,
    short: 'the measurement completes',
  },
  async run(setting) {
    const seen = await withBaseline(setting, (before) => judgeInterleaved(setting, before));
    const reference = seen.find(({ page }) => page.name === founder.name)?.results ?? [];
    const misses = seen.flatMap((one) => missesIn(one, reference));
    return {
      passed: setting.size === 'short' || misses.length === 0,
      figures: `${seen.map(({ page, results: all }) => `${page.name} ${spreadOf(scoresOf(all)).median}`).join(', ')}; ${summarizeMisses(seen.length, misses)}${seen.some(lacksBaseline) ? '; TBT beside an older build not judged, because none was measured' : ''}`,
      remarks: seen.flatMap((one) => remarksOn(one, reference)),
    };
  },
};

/** Measures each page of the older product right after the same page of the current product. */
async function judgeInterleaved(
  { size, chromium, url, pages }: WebSetting,
  baseline: Baseline | null,
): Promise<readonly ComparedResults[]> {
  const seen: ComparedResults[] = (await preparePages(pages, url)).map((page) => ({
    page,
    results: [],
    baselineResults: [],
  }));
  for (let round = 0; round < roundsOf[size]; round += 1) {
    for (const one of seen) {
      one.results.push(await runLighthouse({ url, page: one.page, chromium }));
      const place = baseline?.pages.find(({ name }) => name === one.page.name);
      if (baseline && place) {
        one.baselineResults.push(await runLighthouse({ url: baseline.url, page: place, chromium }));
      }
    }
  }
  return seen;
}

function lacksBaseline({ page: { limits }, baselineResults }: ComparedResults): boolean {
  return limits.tbtRatioToBaseline !== undefined && baselineResults.length === 0;
}

function limitsOf({ limits: { lighthouse, lcpRatioToFounder, tbtRatioToBaseline } }: MeasuredPage): string[] {
  return [
    ...(lighthouse === undefined ? [] : [`≥ ${lighthouse}`]),
    ...(lcpRatioToFounder === undefined ? [] : [`LCP ≤ ${lcpRatioToFounder.lighthouse} × the founder’s`]),
    ...(tbtRatioToBaseline === undefined ? [] : [`TBT ≤ ${tbtRatioToBaseline} × that of an older build`]),
  ];
}

function missesIn(
  { page: { name, limits }, results, baselineResults }: ComparedResults,
  reference: readonly LighthouseResult[],
): string[] {
  const lcpRatio = ratioOf(partOf(results, 'lcp'), partOf(reference, 'lcp')).median;
  const maxRatio = limits.tbtRatioToBaseline;
  return missesOf(name, [
    { label: 'score', value: spreadOf(scoresOf(results)).median, min: limits.lighthouse },
    {
      label: 'LCP beside the founder’s',
      value: lcpRatio,
      max: limits.lcpRatioToFounder?.lighthouse,
      unit: ' ×',
      digits: 2,
    },
    ...(baselineResults.length === 0 || maxRatio === undefined
      ? []
      : [
          {
            label: 'TBT',
            value: medianTbt(results),
            max: maxRatio * medianTbt(baselineResults),
            unit: ' ms',
          },
        ]),
  ]);
}

function remarksOn(
  { page, results, baselineResults }: ComparedResults,
  reference: readonly LighthouseResult[],
): string[] {
  const lcpRatio = ratioOf(partOf(results, 'lcp'), partOf(reference, 'lcp'));
  return [
    `${page.name}: ${formatSpread(spreadOf(scoresOf(results)))}; ${partsOf(results)}; LCP ${formatSpread(lcpRatio, 2)} × the founder’s`,
    ...(baselineResults.length > 0 ? [`${page.name} before: ${partsOf(baselineResults)}`] : []),
    ...describeRetries(page, results),
  ];
}

function describeRetries({ name }: PreparedPage, all: readonly LighthouseResult[]): string[] {
  const retries = all.reduce((sum, { attempts }) => sum + attempts - 1, 0);
  return retries === 0 ? [] : [`${name}: repeated ${retries} ×, because no navigation was recorded`];
}

function partsOf(all: readonly LighthouseResult[]): string {
  const of = (part: keyof LighthouseResult['parts']) => spreadOf(partOf(all, part));
  return `FCP ${formatSpread(of('fcp'))} ms, LCP ${formatSpread(of('lcp'))} ms, TBT ${formatSpread(of('tbt'))} ms, CLS ${formatSpread(of('cls'), 3)}, speed index ${formatSpread(of('speedIndex'))} ms`;
}

function scoresOf(all: readonly LighthouseResult[]): number[] {
  return all.map(({ score }) => score);
}

function partOf(all: readonly LighthouseResult[], part: keyof LighthouseResult['parts']): number[] {
  return all.map(({ parts }) => parts[part]);
}

function medianTbt(all: readonly LighthouseResult[]): number {
  return spreadOf(partOf(all, 'tbt')).median;
}
