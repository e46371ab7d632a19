import { operations } from '@marquee/contracts/operations';
import { fixedRequest, ownerOnly, state } from '@marquee/service-kit/test-kit/scenarios/arrange';
import { principals } from '@marquee/service-kit/test-kit/scenarios/principals';

import { complaintsAboutTable } from '../src/matrix/complaints.ts';
import { expectedStatuses } from '../src/matrix/expected-statuses.ts';
import { extents } from '../src/matrix/extent.ts';
import { judgeMatrix } from '../src/matrix/judge-matrix.ts';
import type { MatrixRun, Cell } from '../src/matrix/judge-matrix.ts';
import { rowsOf, table } from '../src/matrix/table.ts';

const sizes = ['short', 'full'] as const;

describe('the authorization table', () => {
  test('every route has a row, and every row has a route', () => {
    expect(complaintsAboutTable(table, [...operations.keys()])).toEqual([]);
  });

  test('when routes and rows differ, then each difference is reported', () => {
    const rows = [
      { route: 'getQuote', state: 'draft' },
      { route: 'getQuote', state: 'draft' },
      { route: 'gone', state: '-' },
    ];

    expect(complaintsAboutTable(rows, ['getQuote', 'added'])).toEqual([
      'added has no row',
      'the table has a row for gone, which is no route',
      'getQuote (draft) has two rows',
    ]);
  });

  test('when a state needs a broker, then the table omits the state', () => {
    const states = {
      '-': state(200, fixedRequest()),
      parked: state(200, fixedRequest(), { needs: 'createDeadLetter' }),
    };

    const rows = rowsOf({
      service: 'quotes',
      operations: { redrive: { actor: 'admin', states } },
      providersFields: [],
    });

    expect(rows.map((row) => row.state)).toEqual(['-']);
  });
});

describe('the statuses that follow from the actor', () => {
  const [ok, noSession, otherRole] = [200, 401, 403];
  const statusesOf = (...args: Parameters<typeof expectedStatuses>) => {
    const expected = expectedStatuses(...args);
    return principals.map((principal) => expected[principal]);
  };

  test.each([
    ['client', [noSession, noSession, ok, 404, otherRole, otherRole]],
    ['provider', [noSession, noSession, otherRole, otherRole, ok, 404]],
  ] as const)(
    'when a %s owns the record, then the other role and callers without a session are rejected',
    (actor, statuses) => {
      const others = [otherRole, ok, noSession, noSession, otherRole, otherRole];

      expect(statusesOf(actor, ownerOnly(ok))).toEqual([...statuses, ...others]);
    },
  );

  test('when the operation is for admins, then only the admin with TOTP gets the written status', () => {
    expect(statusesOf('admin', { owner: 404, stranger: 404 })).toEqual([
      ...[noSession, noSession, otherRole, otherRole, otherRole, otherRole],
      ...[otherRole, otherRole, noSession, noSession, otherRole, 404],
    ]);
  });

  test('when the operation is for any user, then the owner and all other signed-in callers get the written statuses', () => {
    expect(statusesOf('user', { owner: 204, stranger: 404 })).toEqual([
      ...[noSession, noSession, 204, 404, 404, 404],
      ...[404, 204, noSession, noSession, 404, 404],
    ]);
  });

  test('when the operation is for anyone, then only the exceptions get another status', () => {
    const expected = expectedStatuses('anyone', { owner: ok, stranger: ok, but: { suspended: 403 } });

    expect(principals.filter((principal) => expected[principal] !== ok)).toEqual(['suspended']);
    expect(expected.suspended).toBe(403);
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
  const states = { 'by hand': state(ownerOnly(200), fixedRequest()) };
  const operationsOfTest = Object.fromEntries(
    Array.from({ length: 40 }, (_, place) => [`route${place}`, { actor: 'client', states } as const]),
  );
  const rows = rowsOf({ service: 'quotes', operations: operationsOfTest, providersFields: [] });
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
