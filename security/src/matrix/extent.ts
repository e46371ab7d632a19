import type { Size } from '@marquee/bar-kit/bar';

import { principals } from './principals.ts';
import type { Principal } from './principals.ts';
import type { Row } from './read-table.ts';
import { table } from './table.ts';

/** How much of the table is asked. */
export type Extent = {
  rows: readonly Row[];
  principals: readonly Principal[];
  leastCells: number;
  /** Nothing leaks from where there is nothing: so often an owner must have been told what they may know. */
  leastShown: number;
};

const strangers = ['signed out', 'other client', 'other provider'] as const satisfies readonly Principal[];

/** Short: each route in one state, by those who have nothing to do with whose it is. */
export const extents: Readonly<Record<Size, Extent>> = {
  full: { rows: table, principals, leastCells: 450, leastShown: 100 },
  short: { rows: firstOfEach(table), principals: strangers, leastCells: 300, leastShown: 0 },
};

function firstOfEach(rows: readonly Row[]): Row[] {
  return rows.filter(({ route }, place) => rows.findIndex((row) => row.route === route) === place);
}
