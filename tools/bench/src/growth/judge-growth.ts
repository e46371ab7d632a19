import type { Measured } from '@marquee/harness-kit/gate';

import { formatSpread } from '../gates/format-figures.ts';
import type { Curve, Point } from './curves.ts';

/**
 * Compares each call's slowest size with its fastest size, not with its first, because an unusually slow first size would hide growth.
 * If the bare query of a call grows by more than `maxGrowth`, the remarks state its growth and that of the call's remaining time.
 */
export function judgeGrowth(
  curves: readonly Curve[],
  maxGrowth: number,
): Measured & Required<Pick<Measured, 'remarks'>> {
  const largestGrowth = largestGrowthOf(curves);
  const grown = curves.filter((curve) => growthOf(curve, requestMedian) > maxGrowth).length;
  return {
    passed: grown === 0,
    figures: `${curves.length} calls: the slowest size at most ${largestGrowth.toFixed(2)} × the fastest of the same call; ${grown} more than ${maxGrowth} ×`,
    remarks: [
      ...curves.filter((curve) => growthOf(curve, queryMedian) > maxGrowth).map(formatQueryGrowth),
      ...curves.map(formatCurve),
    ],
  };
}

/** The largest ratio of a call's time at its slowest size to the time at its fastest. */
export function largestGrowthOf(curves: readonly Curve[]): number {
  return Math.max(...curves.map((curve) => growthOf(curve, requestMedian)));
}

function growthOf({ points }: Curve, timeOf: (point: Point) => number): number {
  const times = points.map(timeOf);
  return Math.max(...times) / Math.min(...times);
}

function requestMedian(point: Point): number {
  return point.requestTimes.median;
}

function queryMedian(point: Point): number {
  return point.queryTimes.median;
}

function timeWithoutQuery(point: Point): number {
  return Math.max(minMs, requestMedian(point) - queryMedian(point));
}

/** Lower bound of a call's remaining time, to prevent a division by zero. */
const minMs = 0.01;

function formatQueryGrowth(curve: Curve): string {
  const [query, rest] = [growthOf(curve, queryMedian), growthOf(curve, timeWithoutQuery)].map((times) =>
    times.toFixed(2),
  );
  return `${curve.name}: its database query alone grows ${query} ×, because of the database or a missing index; the rest of the call grows ${rest} ×`;
}

function formatCurve({ name, points }: Curve): string {
  const steps = points.map(
    (point) =>
      `${point.events.toLocaleString('en-US')}: ${formatSpread(point.requestTimes, 2)} ms, query alone ${formatSpread(point.queryTimes, 2)}`,
  );
  return `${name}: ${steps.join('; ')}`;
}
