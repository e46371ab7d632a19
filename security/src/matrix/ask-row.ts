import { operations } from '@marquee/contracts/operations';

import { changesBetween, readDocuments } from '../stack/documents.ts';
import { settle } from '../stack/settle.ts';
import { askCell } from './ask-cell.ts';
import type { Cast } from './cast/cast.ts';
import type { Theatre } from './cast/theatre.ts';
import type { Cell } from './judge-matrix.ts';
import type { Principal } from './principals.ts';
import type { Row } from './read-table.ts';
import { sceneOf } from './scenes/all-scenes.ts';
import type { Pair, Scene } from './scenes/scene.ts';

type Operation = Parameters<typeof askCell>[1];
type Seen = Pick<Cell, 'seen' | 'leaks' | 'shows' | 'changes'>;
export type Question = { row: Row; principals: readonly Principal[] };
type Asking = { theatre: Theatre; cast: Cast; row: Row; operation: Operation; scene: Scene };

const unasked: Seen = { seen: null, leaks: [], shows: false, changes: [] };

/** Runs all cells of a row: rejections share one fixture, which they must not change; each permitted call gets its own. */
export async function askRow(theatre: Theatre, cast: Cast, { row, principals }: Question): Promise<Cell[]> {
  const operation = operations.get(row.route);
  if (operation === undefined) {
    return [];
  }
  const asking = { theatre, cast, row, operation, scene: sceneOf(row) };
  const present = principals.filter((principal) => cast.of(principal, row.side) !== null);
  const isRefused = (principal: Principal): boolean => row.expected[principal] >= 400;
  const cells = await askRefused(asking, present.filter(isRefused));
  for (const principal of present.filter((one) => !isRefused(one))) {
    cells.push(await askGranted(asking, principal));
  }
  const absent = principals.filter((principal) => !present.includes(principal));
  return [...cells, ...absent.map((principal) => cellOf(row, principal, unasked))];
}

async function askRefused(asking: Asking, refused: readonly Principal[]): Promise<Cell[]> {
  const strangers = refused.filter((principal) => principal !== 'unverified');
  return [
    ...(await askInOneScene(asking, 'owner client', strangers)),
    ...(await askInOneScene(
      asking,
      'unverified',
      refused.filter((one) => one === 'unverified'),
    )),
  ];
}

async function askInOneScene(
  { theatre, cast, row, operation, scene }: Asking,
  owner: Principal,
  refused: readonly Principal[],
): Promise<Cell[]> {
  const pair = pairFor(cast, owner, row);
  if (refused.length === 0 || pair === null) {
    return refused.map((principal) => cellOf(row, principal, unasked));
  }
  const { databases } = theatre.product;
  const scriptOf = await scene.set(theatre, pair);
  await settle(theatre.product);
  const cells: Cell[] = [];
  let before = await readDocuments(databases);
  for (const principal of refused) {
    const actor = cast.of(principal, row.side);
    if (actor !== null) {
      const answered = await askCell(theatre, operation, { actor, row, script: await scriptOf(actor) });
      const after = await readDocuments(databases);
      // A caller accepted by mistake may change things: the status mismatch already reports that.
      const isRefusal = answered.seen >= 400;
      cells.push(
        cellOf(row, principal, { ...answered, changes: isRefusal ? changesBetween(before, after) : [] }),
      );
      before = after;
    }
  }
  return cells;
}

async function askGranted(
  { theatre, cast, row, operation, scene }: Asking,
  principal: Principal,
): Promise<Cell> {
  const pair = pairFor(cast, principal, row);
  const actor = scene.spends ? await cast.another(principal, row.side) : cast.of(principal, row.side);
  if (actor === null || pair === null) {
    return cellOf(row, principal, unasked);
  }
  const scriptOf = await scene.set(theatre, pair);
  const answered = await askCell(theatre, operation, { actor, row, script: await scriptOf(actor) });
  return cellOf(row, principal, { ...answered, changes: [] });
}

/** The owners; for the unverified principal, the owner on the row's side. */
function pairFor(cast: Cast, asking: Principal, { side }: Row): Pair | null {
  const of = (principal: Principal, on: Row['side']) =>
    asking === 'unverified' && side === on ? cast.of('unverified', on) : cast.of(principal, on);
  const client = of('owner client', 'client');
  const provider = of('owner provider', 'provider');
  return client && provider && { client, provider };
}

function cellOf({ route, state, expected }: Row, principal: Principal, seen: Seen): Cell {
  return { route, state, principal, expected: expected[principal], ...seen };
}
