import type { Measured } from '@marquee/bar-kit/bar';

import { told } from '../bars/words.ts';
import type { Curve, Point } from './curves.ts';

/**
 * Compares the slowest size of each call with its fastest, so that a first size that is slow for its own reasons hides nothing. If a query
 * itself is not flat, its growth is reported with the remaining growth of its call.
 */
export function judgeGrowth(
  curves: readonly Curve[],
  mostGrowth: number,
): Measured & Required<Pick<Measured, 'remarks'>> {
  const most = mostGrownOf(curves);
  const grown = curves.filter((curve) => timesOf(curve, asked) > mostGrowth).length;
  return {
    met: grown === 0,
    figures: `${curves.length} calls: the slowest size at most ${most.toFixed(2)} × the quickest of the same call; ${grown} more than ${mostGrowth} ×`,
    remarks: [
      ...curves.filter((curve) => timesOf(curve, queried) > mostGrowth).map(queryTold),
      ...curves.map(curveTold),
    ],
  };
}

/** The largest ratio of a call's slowest size to its fastest. */
export function mostGrownOf(curves: readonly Curve[]): number {
  return Math.max(...curves.map((curve) => timesOf(curve, asked)));
}

function timesOf({ points }: Curve, timeOf: (point: Point) => number): number {
  const times = points.map(timeOf);
  return Math.max(...times) / Math.min(...times);
}

function asked(point: Point): number {
  return point.asked.median;
}

function queried(point: Point): number {
  return point.queried.median;
}

function ownShare(point: Point): number {
  return Math.max(leastMs, asked(point) - queried(point));
}

/** Below the smallest measured value. */
const leastMs = 0.01;

function queryTold(curve: Curve): string {
  const [query, rest] = [timesOf(curve, queried), timesOf(curve, ownShare)].map((times) => times.toFixed(2));
  return `${curve.name}: its query alone is not flat, ${query} ×: it is the database that differs, or an index that is missing; the rest of the call ${rest} ×`;
}

function curveTold({ name, points }: Curve): string {
  const steps = points.map(
    (point) =>
      `${point.events.toLocaleString('en-US')}: ${told(point.asked, 2)} ms, query alone ${told(point.queried, 2)}`,
  );
  return `${name}: ${steps.join('; ')}`;
}
