import type { Size } from '@marquee/harness-kit/gate';
import { principals } from '@marquee/service-kit/test-kit/scenarios/principals';
import type { Principal } from '@marquee/service-kit/test-kit/scenarios/principals';

import { table } from './table.ts';
import type { Row } from './table.ts';

/** The part of the table that is run. */
export type Extent = {
  rows: readonly Row[];
  principals: readonly Principal[];
  minCells: number;
  /** Minimum number of responses in which an owner read a value: a search for leaks proves nothing if no response contains a value. */
  minShown: number;
};

const strangers = ['signed out', 'other client', 'other provider'] as const satisfies readonly Principal[];

/** The short extent calls each route in one state, as principals who are unrelated to the record's owners. */
export const extents: Readonly<Record<Size, Extent>> = {
  full: { rows: table, principals, minCells: 450, minShown: 100 },
  short: { rows: firstOfEach(table), principals: strangers, minCells: 300, minShown: 0 },
};

function firstOfEach(rows: readonly Row[]): Row[] {
  return rows.filter(({ route }, place) => rows.findIndex((row) => row.route === route) === place);
}
