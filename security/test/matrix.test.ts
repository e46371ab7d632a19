import { operations } from '@marquee/contracts/operations';

import { complaintsAboutTable } from '../src/matrix/complaints.ts';
import { extents } from '../src/matrix/extent.ts';
import { judgeMatrix } from '../src/matrix/judge-matrix.ts';
import type { MatrixRun, Cell } from '../src/matrix/judge-matrix.ts';
import { principals } from '../src/matrix/principals.ts';
import { readTable } from '../src/matrix/read-table.ts';
import { fixtureNames } from '../src/matrix/fixtures/all-fixtures.ts';
import { table } from '../src/matrix/table.ts';

const sizes = ['short', 'full'] as const;
const statuses = '401 401 | 200 404 403 403 | 403 200 401 401 | 403 403';

describe('the authorization table', () => {
  test('every route has a row, and every row has a route', () => {
    expect(complaintsAboutTable(table, [...operations.keys()])).toEqual([]);
  });

  test('every row has a fixture that creates its state', () => {
    const unmade = table
      .map(({ route, state }) => `${route} (${state})`)
      .filter((name) => !fixtureNames().includes(name));

    expect(unmade).toEqual([]);
  });

  test('when routes and rows differ, then each difference is reported', () => {
    const rows = readTable(
      `getQuote draft client ${statuses}\ngetQuote draft client ${statuses}\ngone - client ${statuses}`,
    );

    expect(complaintsAboutTable(rows, ['getQuote', 'added'])).toEqual([
      'added has no row',
      'the table has a row for gone, which is no route',
      'getQuote (draft) has two rows',
    ]);
  });

  test.each([
    `getQuote draft nobody ${statuses}`,
    'getQuote draft client 401 401',
    `getQuote draft client ${statuses} 200`,
    `getQuote draft client ${statuses.replace('404', '500')}`,
    `getQuote draft client ${statuses.replace('404', 'x')}`,
  ])('when a row is written %j, then it is rejected', (line) => {
    expect(() => readTable(line)).toThrow('This row');
  });
});

describe('the extent of the run', () => {
  test.each(sizes)('when the run is %s, then every route is included, and no row twice', (size) => {
    expect(complaintsAboutTable(extents[size].rows, [...operations.keys()])).toEqual([]);
  });

  test('when the run is short, then each route is called in one state', () => {
    expect(extents.short.rows).toHaveLength(operations.size);
  });
});

describe('judge matrix', () => {
  const rows = readTable(
    Array.from({ length: 40 }, (_, place) => `route${place} by_hand client ${statuses}`).join('\n'),
  );
  const cells = rows.flatMap(({ route, state, expected }) =>
    principals.map((principal): Cell => {
      const answer = { expected: expected[principal], seen: expected[principal] };
      return { route, state, principal, ...answer, changes: [], leaks: [], shows: true };
    }),
  );
  const extent = { rows, principals, minCells: 450, minShown: 60 };
  const routes = rows.map(({ route }) => route);
  const run: MatrixRun = { extent, routes, cells, failedPrincipals: new Map(), failedFixtures: new Map() };
  const [first, ...others] = cells as [Cell, ...Cell[]];

  test('when every response matches the table, then the gate passes', () => {
    expect(judgeMatrix(run).passed).toBe(true);
  });

  test.each<[string, Partial<MatrixRun>]>([
    ['a caller is accepted', { cells: [{ ...first, seen: 200 }, ...others] }],
    ['a caller is rejected for another reason', { cells: [{ ...first, seen: 403 }, ...others] }],
    ['a rejection changed something', { cells: [{ ...first, changes: ['quotes.quotes'] }, ...others] }],
    [
      'a response contains another account’s words',
      { cells: [{ ...first, leaks: ['kept-note'] }, ...others] },
    ],
    ['no response shows the words at all', { cells: cells.map((cell) => ({ ...cell, shows: false })) }],
    ['a cell was not called', { cells: others }],
    ['a cell could not be called', { cells: [{ ...first, seen: null }, ...others] }],
    ['a principal could not be created', { failedPrincipals: new Map([['suspended', 'no such route']]) }],
    ['a fixture failed', { failedFixtures: new Map([['route0 (by hand)', 'answered 500']]) }],
    ['a route has no row', { routes: [...run.routes, 'added'] }],
  ])('when %s, then the gate fails', (_fault, planted) => {
    expect(judgeMatrix({ ...run, ...planted }).passed).toBe(false);
  });

  test('when a response contains another account’s words, then the words are named', () => {
    const { remarks } = judgeMatrix({ ...run, cells: [{ ...first, leaks: ['kept-note'] }, ...others] });

    expect(remarks).toEqual(['route0 (by hand) as signed out could read kept-note']);
  });

  test('when too few cells were called, then the gate fails', () => {
    const few = { ...extent, rows: rows.slice(0, 37) };
    const fewCells = cells.slice(0, 37 * principals.length);

    expect(judgeMatrix({ ...run, extent: few, cells: fewCells, routes: routes.slice(0, 37) }).passed).toBe(
      false,
    );
  });
});
