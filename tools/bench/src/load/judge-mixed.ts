import { percentile } from '@marquee/harness-kit/percentile';

import type { Repeatable } from '../measure/repeat-until-passed.ts';
import type { RequestSample } from './send-and-check.ts';
import type { MixedLoadResult } from './mixed-load.ts';

/** Maximum 99th percentile of the response times, in milliseconds. */
type MaxP99 = Readonly<Record<RequestSample['kind'], number>>;

/** `maxUnplannedShare`: maximum share of unplanned writes (see `createJourneys`). */
export type MixedLimits = { p99: MaxP99; maxUnplannedShare: number };

/**
 * A request that was never sent counts as an error, like a wrong or missing response. A run with errors is not repeated, because only
 * slowness may be the machine's fault.
 */
export function judgeMixed(
  { due, skipped, seconds, samples, unplanned }: MixedLoadResult,
  limits: MixedLimits,
): Repeatable {
  const faults = samples.flatMap(({ fault }) => fault ?? []);
  const errors = faults.length + skipped;
  const [reads, writes] = [timesOf(samples, 'read'), timesOf(samples, 'write')];
  const isQuick = percentile(reads, 0.99) <= limits.p99.read && percentile(writes, 0.99) <= limits.p99.write;
  const perSecond = (count: number): string => (count / seconds).toFixed(1);
  return {
    passed: errors === 0 && isQuick && unplanned <= limits.maxUnplannedShare * writes.length,
    mayRepeat: errors === 0,
    figures: `${perSecond(due)} requests/s offered, ${perSecond(samples.length - faults.length)} answered as declared; reads ${formatTimes(reads)}; writes ${formatTimes(writes)}; ${errors} errors`,
    remarks: [
      ...(unplanned > 0
        ? [
            `${unplanned} of ${writes.length} writes created an event instead of taking a later step, because no journey was ready for it`,
          ]
        : []),
      ...(skipped > 0 ? [`${skipped} were not sent, because too many were in flight`] : []),
      ...faults.slice(0, 10),
    ],
  };
}

function timesOf(samples: readonly RequestSample[], wanted: RequestSample['kind']): number[] {
  return samples.filter(({ kind }) => kind === wanted).map(({ ms }) => ms);
}

function formatTimes(times: readonly number[]): string {
  const [p50 = '', p99 = ''] = [0.5, 0.99].map((part) => percentile(times, part).toFixed(0));
  return `${times.length}: p50 ${p50} ms, p99 ${p99} ms`;
}
