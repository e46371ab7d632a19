import { operations } from '@marquee/contracts/operations';

import { complaintsAboutTable } from '../src/matrix/complaints.ts';
import { judgeMatrix } from '../src/matrix/judge-matrix.ts';
import type { Asked, Cell } from '../src/matrix/judge-matrix.ts';
import { principals } from '../src/matrix/principals.ts';
import { readTable } from '../src/matrix/read-table.ts';
import { sceneNames } from '../src/matrix/scenes/all-scenes.ts';
import { table } from '../src/matrix/table.ts';

const statuses = '401 401 | 200 404 403 403 | 403 200 401 401 | 403 403';

describe('the table of who may do what', () => {
  test('when a route is there, then the table has a row for it, and no row without its route', () => {
    expect(complaintsAboutTable(table, [...operations.keys()])).toEqual([]);
  });

  test('when a row is there, then its state can be made', () => {
    const unmade = table
      .map(({ route, state }) => `${route} (${state})`)
      .filter((name) => !sceneNames().includes(name));

    expect(unmade).toEqual([]);
  });

  test('when routes and rows differ, then each difference is told', () => {
    const rows = readTable(
      `getQuote draft client ${statuses}\ngetQuote draft client ${statuses}\ngone - client ${statuses}`,
    );

    expect(complaintsAboutTable(rows, ['getQuote', 'added'])).toEqual([
      'added has no row',
      'there is no route gone',
      'getQuote (draft) is there twice',
    ]);
  });

  test.each([
    `getQuote draft nobody ${statuses}`,
    'getQuote draft client 401 401',
    `getQuote draft client ${statuses} 200`,
    `getQuote draft client ${statuses.replace('404', '500')}`,
    `getQuote draft client ${statuses.replace('404', 'x')}`,
  ])('when a row is written %j, then it is refused', (line) => {
    expect(() => readTable(line)).toThrow('This row');
  });
});

describe('judge matrix', () => {
  const rows = readTable(
    Array.from({ length: 40 }, (_, place) => `route${place} by_hand client ${statuses}`).join('\n'),
  );
  const cells = rows.flatMap(({ route, state, expected }) =>
    principals.map((principal): Cell => {
      const answer = { expected: expected[principal], seen: expected[principal] };
      return { route, state, principal, ...answer, changes: [], leaks: false };
    }),
  );
  const asked: Asked = { rows, routes: rows.map(({ route }) => route), cells, unmade: new Map() };
  const [first, ...others] = cells as [Cell, ...Cell[]];

  test('when every answer is the table’s, then it is met', () => {
    expect(judgeMatrix(asked).met).toBe(true);
  });

  test.each<[string, Partial<Asked>]>([
    ['one is let in', { cells: [{ ...first, seen: 200 }, ...others] }],
    ['one is refused for another reason', { cells: [{ ...first, seen: 403 }, ...others] }],
    ['a refusal changed something', { cells: [{ ...first, changes: ['quotes.quotes'] }, ...others] }],
    ['an answer told what is another’s', { cells: [{ ...first, leaks: true }, ...others] }],
    ['a cell was not asked', { cells: others }],
    ['a cell could not be asked', { cells: [{ ...first, seen: null }, ...others] }],
    ['a principal could not be made', { unmade: new Map([['suspended', 'no such route']]) }],
    ['a route has no row', { routes: [...asked.routes, 'added'] }],
  ])('when %s, then it is not met', (_fault, planted) => {
    expect(judgeMatrix({ ...asked, ...planted }).met).toBe(false);
  });

  test('when there are too few cells, then it is not met', () => {
    const few = { ...asked, rows: rows.slice(0, 37), cells: cells.slice(0, 37 * principals.length) };

    expect(judgeMatrix({ ...few, routes: asked.routes.slice(0, 37) }).met).toBe(false);
  });
});
