import { operations } from '@marquee/contracts/operations';
import type { Principal } from '@marquee/service-kit/test-kit/scenarios/principals';
import type { ScenarioRequest } from '@marquee/service-kit/test-kit/scenarios/scenario';

import { changesBetween, readDocuments } from '../stack/documents.ts';
import { settle } from '../stack/settle.ts';
import { runCell } from './run-cell.ts';
import type { PrincipalPool } from './principals/create-principals.ts';
import type { PrincipalAccount } from './principals/principal-account.ts';
import type { Context } from './context.ts';
import type { Cell } from './judge-matrix.ts';
import { scenarioContext, toPerson } from './scenario-context.ts';
import type { Owners } from './scenario-context.ts';
import type { Row } from './table.ts';

type Operation = Parameters<typeof runCell>[1];
type Seen = Pick<Cell, 'seen' | 'leaks' | 'shows' | 'changes'>;
export type RowRequest = { row: Row; principals: readonly Principal[] };
type RowRun = { context: Context; pool: PrincipalPool; row: Row; operation: Operation };

const notCalled: Seen = { seen: null, leaks: [], shows: false, changes: [] };

/** Runs all cells of a row. Rejected calls share a fixture, which they must not change; each permitted call gets a fixture of its own. */
export async function runRow(
  context: Context,
  pool: PrincipalPool,
  { row, principals }: RowRequest,
): Promise<Cell[]> {
  const operation = operations.get(row.route);
  if (operation === undefined) {
    return [];
  }
  const run = { context, pool, row, operation };
  const present = principals.filter((principal) => pool.of(principal, row.side) !== null);
  const isRefused = (principal: Principal): boolean => row.expected[principal] >= 400;
  const cells = await runRejected(run, present.filter(isRefused));
  for (const principal of present.filter((one) => !isRefused(one))) {
    cells.push(await runGranted(run, principal));
  }
  const absent = principals.filter((principal) => !present.includes(principal));
  return [...cells, ...absent.map((principal) => cellOf(row, principal, notCalled))];
}

async function runRejected(run: RowRun, refused: readonly Principal[]): Promise<Cell[]> {
  const strangers = refused.filter((principal) => principal !== 'unverified');
  return [
    ...(await runInOneFixture(run, 'owner client', strangers)),
    ...(await runInOneFixture(
      run,
      'unverified',
      refused.filter((one) => one === 'unverified'),
    )),
  ];
}

async function runInOneFixture(
  { context, pool, row, operation }: RowRun,
  owner: Principal,
  refused: readonly Principal[],
): Promise<Cell[]> {
  const owners = ownersFor(pool, owner, row);
  if (refused.length === 0 || owners === null) {
    return refused.map((principal) => cellOf(row, principal, notCalled));
  }
  const { databases } = context.product;
  const requestFor = await row.fixture.arrange(scenarioContext(context, owners));
  const calls: { account: PrincipalAccount; request: ScenarioRequest }[] = [];
  for (const principal of refused) {
    const account = pool.of(principal, row.side);
    if (account !== null) {
      calls.push({ account, request: await requestFor(toPerson(account)) });
    }
  }
  await settle(context.product);
  const cells: Cell[] = [];
  let before = await readDocuments(databases);
  for (const { account, request } of calls) {
    const answered = await runCell(context, operation, { account, row, request });
    const after = await readDocuments(databases);
    // A caller who is accepted by mistake may change data; the status mismatch already reports this.
    const changes = answered.seen >= 400 ? changesBetween(before, after) : [];
    cells.push(cellOf(row, account.principal, { ...answered, changes }));
    before = after;
  }
  return cells;
}

async function runGranted({ context, pool, row, operation }: RowRun, principal: Principal): Promise<Cell> {
  const owners = ownersFor(pool, principal, row);
  const account = row.fixture.usesUpCaller
    ? await pool.createAnother(principal, row.side)
    : pool.of(principal, row.side);
  if (account === null || owners === null) {
    return cellOf(row, principal, notCalled);
  }
  const requestFor = await row.fixture.arrange(scenarioContext(context, owners));
  const request = await requestFor(toPerson(account));
  const answered = await runCell(context, operation, { account, row, request });
  return cellOf(row, principal, { ...answered, changes: [] });
}

/** The owners of the fixture. The unverified principal takes the place of the owner on the row's side. */
function ownersFor(pool: PrincipalPool, caller: Principal, { side }: Row): Owners | null {
  const of = (principal: Principal, on: Row['side']) =>
    caller === 'unverified' && side === on ? pool.of('unverified', on) : pool.of(principal, on);
  const client = of('owner client', 'client');
  const provider = of('owner provider', 'provider');
  return client && provider && { client, provider };
}

function cellOf({ route, state, expected }: Row, principal: Principal, seen: Seen): Cell {
  return { route, state, principal, expected: expected[principal], ...seen };
}
