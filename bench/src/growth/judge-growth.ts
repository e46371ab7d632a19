import type { Measured } from '@marquee/harness-kit/gate';

import { formatSpread } from '../gates/format-figures.ts';
import type { Curve, Point } from './curves.ts';

/**
 * Compares the slowest size of each call with its fastest, so that a first size that is slow for its own reasons hides nothing. If a query
 * itself is not flat, its growth is reported with the remaining growth of its call.
 */
export function judgeGrowth(
  curves: readonly Curve[],
  maxGrowth: number,
): Measured & Required<Pick<Measured, 'remarks'>> {
  const largestGrowth = largestGrowthOf(curves);
  const grown = curves.filter((curve) => growthOf(curve, requestMedian) > maxGrowth).length;
  return {
    passed: grown === 0,
    figures: `${curves.length} calls: the slowest size at most ${largestGrowth.toFixed(2)} × the quickest of the same call; ${grown} more than ${maxGrowth} ×`,
    remarks: [
      ...curves.filter((curve) => growthOf(curve, queryMedian) > maxGrowth).map(formatQueryGrowth),
      ...curves.map(formatCurve),
    ],
  };
}

/** The largest ratio of a call's slowest size to its fastest. */
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

/** Below the smallest measured value. */
const minMs = 0.01;

function formatQueryGrowth(curve: Curve): string {
  const [query, rest] = [growthOf(curve, queryMedian), growthOf(curve, timeWithoutQuery)].map((times) =>
    times.toFixed(2),
  );
  return `${curve.name}: its query alone is not flat, ${query} ×: it is the database that differs, or an index that is missing; the rest of the call ${rest} ×`;
}

function formatCurve({ name, points }: Curve): string {
  const steps = points.map(
    (point) =>
      `${point.events.toLocaleString('en-US')}: ${formatSpread(point.requestTimes, 2)} ms, query alone ${formatSpread(point.queryTimes, 2)}`,
  );
  return `${name}: ${steps.join('; ')}`;
}
