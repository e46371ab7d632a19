import { percentile } from '@marquee/bar-kit/percentile';

import type { Repeatable } from '../measure/in-one-of.ts';
import type { Told } from './ask.ts';
import type { Mixed } from './mixed-load.ts';

/** Maximum of the 99th percentile in milliseconds. */
type MostP99 = Readonly<Record<Told['kind'], number>>;

/** `instead`: maximum share of writes outside the planned mix. */
export type Most = { p99: MostP99; instead: number };

/**
 * A request that was never sent counts as an error, like a wrong or missing response. Only lateness may be the machine's fault: a run with
 * errors is not repeated.
 */
export function judgeMixed({ due, leftOut, seconds, told, instead }: Mixed, most: Most): Repeatable {
  const faults = told.flatMap(({ fault }) => fault ?? []);
  const errors = faults.length + leftOut;
  const [reads, writes] = [timesOf(told, 'read'), timesOf(told, 'write')];
  const isQuick = percentile(reads, 0.99) <= most.p99.read && percentile(writes, 0.99) <= most.p99.write;
  const perSecond = (count: number): string => (count / seconds).toFixed(1);
  return {
    met: errors === 0 && isQuick && instead <= most.instead * writes.length,
    mayRepeat: errors === 0,
    figures: `${perSecond(due)} requests/s offered, ${perSecond(told.length - faults.length)} answered well; reads ${timed(reads)}; writes ${timed(writes)}; ${errors} errors`,
    remarks: [
      ...(instead > 0
        ? [
            `${instead} of ${writes.length} writes were wishes instead of a later step, for which nobody was ready`,
          ]
        : []),
      ...(leftOut > 0 ? [`${leftOut} were not sent, because too many were under way`] : []),
      ...faults.slice(0, 10),
    ],
  };
}

function timesOf(told: readonly Told[], wanted: Told['kind']): number[] {
  return told.filter(({ kind }) => kind === wanted).map(({ ms }) => ms);
}

function timed(times: readonly number[]): string {
  const [p50 = '', p99 = ''] = [0.5, 0.99].map((part) => percentile(times, part).toFixed(0));
  return `${times.length}: p50 ${p50} ms, p99 ${p99} ms`;
}
