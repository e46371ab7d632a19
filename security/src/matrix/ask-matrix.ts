import { everyRoute } from '../stack/routes.ts';
import { askRow } from './ask-row.ts';
import { gatherCast } from './cast/cast.ts';
import type { Theatre } from './cast/theatre.ts';
import type { Extent } from './extent.ts';
import type { Asked, Cell } from './judge-matrix.ts';

/** Row after row; a row whose fixture fails does not hide the others. */
export async function askMatrix(theatre: Theatre, extent: Extent): Promise<Asked> {
  const { rows, principals } = extent;
  const cast = await gatherCast(theatre, principals);
  const cells: Cell[] = [];
  const unset = new Map<string, string>();
  for (const row of rows) {
    try {
      cells.push(...(await askRow(theatre, cast, { row, principals })));
    } catch (error) {
      unset.set(`${row.route} (${row.state})`, error instanceof Error ? error.message : String(error));
    }
  }
  return { extent, cells, unset, unmade: cast.unmade, routes: everyRoute().map(({ name }) => name) };
}
