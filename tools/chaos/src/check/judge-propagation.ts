import { percentile } from '@marquee/harness-kit/percentile';

import { propagationPaths } from './propagation-paths.ts';
import type { Propagation } from './watch-propagation.ts';

export type PathFigures = { path: string; changes: number; notShown: number; p50: number; p99: number };

export type Limits = { p50: number; p99: number; minChanges: number };

/** The figures of every path, slowest first; a change that never became visible counts as an infinite delay. */
export function figuresByPath(propagations: readonly Propagation[]): PathFigures[] {
  return propagationPaths.map(({ name }) => figuresOf(name, propagations)).toSorted((a, b) => b.p99 - a.p99);
}

function figuresOf(name: string, propagations: readonly Propagation[]): PathFigures {
  const own = propagations.filter(({ path }) => path === name);
  const delays = own.map(delayOf);
  const ofDelays = (part: number): number => (own.length === 0 ? 0 : percentile(delays, part));
  return {
    path: name,
    changes: own.length,
    notShown: own.filter(({ shownAt }) => shownAt === null).length,
    p50: ofDelays(0.5),
    p99: ofDelays(0.99),
  };
}

function delayOf({ acknowledgedAt, shownAt }: Propagation): number {
  return (shownAt ?? Infinity) - acknowledgedAt;
}

/** Half of all changes must become visible within `halfWithinMs`. */
export function complaintsAboutAll(propagations: readonly Propagation[], halfWithinMs: number): string[] {
  if (propagations.length === 0) {
    return ['no change became visible in any service'];
  }
  const p50 = percentile(propagations.map(delayOf), 0.5);
  return p50 > halfWithinMs ? [`half of all changes became visible later than ${Math.round(p50)} ms`] : [];
}

/** Checks each path separately: many fast changes must not hide a few slow ones of another kind. */
export function complaintsAboutPaths(figures: readonly PathFigures[], limits: Limits): string[] {
  return figures.flatMap(({ path, changes, notShown, p50, p99 }) => [
    ...(changes < limits.minChanges ? [`${path}: only ${changes} changes took this path`] : []),
    ...(notShown > 0 ? [`${path}: ${notShown} changes never became visible`] : []),
    ...(p50 > limits.p50 || p99 > limits.p99 ? [`${path}: too slow`] : []),
  ]);
}

export function describePath({ path, changes, p50, p99 }: PathFigures): string {
  return `${path}: p50 ${Math.round(p50)} ms, p99 ${Math.round(p99)} ms over ${changes} changes`;
}
