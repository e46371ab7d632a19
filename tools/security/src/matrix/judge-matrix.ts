import type { Measured } from '@marquee/harness-kit/gate';
import type { Principal } from '@marquee/service-kit/test-kit/scenarios/principals';

import { judge, tooFew } from '../gates/judge.ts';
import { complaintsAboutTable } from './complaints.ts';
import type { Extent } from './extent.ts';

/** One route in one state, called by one principal. */
export type Cell = {
  route: string;
  state: string;
  principal: Principal;
  expected: number;
  /** The status of the response; null if the call was not possible. */
  seen: number | null;
  /** Collections that changed despite a rejection. */
  changes: readonly string[];
  /** Words in the response that the caller must not read. */
  leaks: readonly string[];
  /** Whether the response showed an owner a word that the owner may know. Proves that the search for leaks finds words. */
  shows: boolean;
};

export type MatrixRun = {
  extent: Extent;
  routes: readonly string[];
  cells: readonly Cell[];
  /** Principals that could not be created or verified, with the reason. */
  failedPrincipals: ReadonlyMap<Principal, string>;
  /** Rows whose fixture failed, with the reason. */
  failedFixtures: ReadonlyMap<string, string>;
};

/**
 * Passed if each response matches the table, no rejection changed anything, and nobody read more than permitted. In addition, every
 * principal and fixture must exist, the table must cover every route, and enough cells must be called (`Extent`).
 */
export function judgeMatrix({
  extent,
  routes,
  cells,
  failedPrincipals,
  failedFixtures,
}: MatrixRun): Measured {
  const { rows, principals, minCells, minShown } = extent;
  const calledCells = cells.filter(({ seen }) => seen !== null);
  const mismatches = calledCells.filter(({ seen, expected }) => seen !== expected);
  const changed = cells.filter(({ changes }) => changes.length > 0);
  const leaking = cells.filter(({ leaks }) => leaks.length > 0);
  const showing = cells.filter(({ shows }) => shows);
  const missing = rows.length * principals.length - calledCells.length;
  return judge({
    figures: `${routes.length} routes in ${rows.length} states × ${principals.length} principals: ${calledCells.length} cells, ${mismatches.length} mismatches, ${changed.length} rejected calls that changed something, ${leaking.length} responses with words that the caller must not read, ${showing.length} with words that an owner may read, ${missing} cells not called`,
    faults: [
      ...tooFew('cells were called', calledCells.length, minCells),
      ...tooFew('responses contained words that an owner may read', showing.length, minShown),
      ...(missing > 0 ? [`${missing} cells of the table were not called`] : []),
      ...[...failedPrincipals].map(
        ([principal, reason]) => `the principal '${principal}' could not be created: ${reason}`,
      ),
      ...[...failedFixtures].map(([row, reason]) => `the fixture of ${row} could not be created: ${reason}`),
      ...complaintsAboutTable(rows, routes),
      ...mismatches.map((cell) => `${nameOf(cell)} was answered ${String(cell.seen)}, not ${cell.expected}`),
      ...changed.map((cell) => `${nameOf(cell)} was rejected, but changed ${cell.changes.join('; ')}`),
      ...leaking.map((cell) => `${nameOf(cell)} could read ${cell.leaks.join(', ')}`),
    ],
  });
}

function nameOf({ route, state, principal }: Cell): string {
  return `${route} (${state}) as ${principal}`;
}
