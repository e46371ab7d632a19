import { everyRoute } from '../stack/routes.ts';
import { runRow } from './run-row.ts';
import { createPrincipals } from './principals/create-principals.ts';
import type { Context } from './context.ts';
import type { Extent } from './extent.ts';
import type { MatrixRun, Cell } from './judge-matrix.ts';

/** Runs row after row. A row whose fixture fails does not prevent the others. */
export async function runMatrix(context: Context, extent: Extent): Promise<MatrixRun> {
  const { rows, principals } = extent;
  const pool = await createPrincipals(context, principals);
  const cells: Cell[] = [];
  const failedFixtures = new Map<string, string>();
  for (const row of rows) {
    try {
      cells.push(...(await runRow(context, pool, { row, principals })));
    } catch (error) {
      failedFixtures.set(
        `${row.route} (${row.state})`,
        error instanceof Error ? error.message : String(error),
      );
    }
  }
  return {
    extent,
    cells,
    failedFixtures,
    failedPrincipals: pool.failedPrincipals,
    routes: everyRoute().map(({ name }) => name),
  };
}
