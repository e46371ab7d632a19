import type { Measured } from '@marquee/bar-kit/bar';

import { judge, tooFew } from '../bars/judge.ts';
import { complaintsAboutTable } from './complaints.ts';
import type { Principal } from './principals.ts';
import { principals } from './principals.ts';
import type { Row } from './read-table.ts';

/** One route in one state, asked by one principal. */
export type Cell = {
  route: string;
  state: string;
  principal: Principal;
  expected: number;
  /** Null where it could not be asked. */
  seen: number | null;
  /** What a refusal changed all the same. */
  changes: readonly string[];
  /** The answer held what is somebody else's. */
  leaks: boolean;
};

export type Asked = {
  rows: readonly Row[];
  routes: readonly string[];
  cells: readonly Cell[];
  /** Principals that could not be made or proven, with the reason. */
  unmade: ReadonlyMap<Principal, string>;
};

const leastCells = 450;

/** Each answer is the table's, no refusal changed anything, nobody read what is another's; and everybody was really there. */
export function judgeMatrix({ rows, routes, cells, unmade }: Asked): Measured {
  const askedCells = cells.filter(({ seen }) => seen !== null);
  const mismatches = askedCells.filter(({ seen, expected }) => seen !== expected);
  const changed = cells.filter(({ changes }) => changes.length > 0);
  const leaking = cells.filter(({ leaks }) => leaks);
  const missing = rows.length * principals.length - askedCells.length;
  return judge({
    figures: `${routes.length} routes in ${rows.length} states × ${principals.length} principals: ${askedCells.length} cells, ${mismatches.length} mismatches, ${changed.length} refusals that changed something, ${leaking.length} answers with what is another's, ${missing} cells not asked`,
    faults: [
      ...tooFew('cells were asked', askedCells.length, leastCells),
      ...(missing > 0 ? [`${missing} cells of the table were not asked`] : []),
      ...[...unmade].map(([principal, reason]) => `nobody could be made ${principal}: ${reason}`),
      ...complaintsAboutTable(rows, routes),
      ...mismatches.map((cell) => `${nameOf(cell)} was answered ${String(cell.seen)}, not ${cell.expected}`),
      ...changed.map((cell) => `${nameOf(cell)} was refused and changed ${cell.changes.join('; ')}`),
      ...leaking.map((cell) => `${nameOf(cell)} was told what is somebody else's`),
    ],
  });
}

function nameOf({ route, state, principal }: Cell): string {
  return `${route} (${state}) as ${principal}`;
}
