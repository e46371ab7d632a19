import { askRow } from '../matrix/ask-row.ts';
import { gatherCast } from '../matrix/cast/cast.ts';
import type { Cell } from '../matrix/judge-matrix.ts';
import { judgeMatrix } from '../matrix/judge-matrix.ts';
import { table } from '../matrix/table.ts';
import { createPatientCaller } from '../stack/patient-caller.ts';
import { everyRoute } from '../stack/routes.ts';
import { withProduct } from '../stack/with-product.ts';
import type { Bar } from './bar.ts';

const asked =
  'every route × 12 principals × state: ≥ 450 cells, each as the hand-written table says, each refusal changing nothing';

export const s1: Bar = {
  id: 'S1',
  title: 'Authorisation matrix',
  asked: { short: asked, full: asked },
  run: (setting) =>
    withProduct(
      setting,
      async (product) => {
        const caller = createPatientCaller(product.url);
        const theatre = { product, caller };
        const cast = await gatherCast(theatre);
        const cells: Cell[] = [];
        for (const row of table) {
          cells.push(...(await askRow(theatre, cast, row)));
        }
        caller.stop();
        const routes = everyRoute().map(({ name }) => name);
        return judgeMatrix({ rows: table, routes, cells, unmade: cast.unmade });
      },
      { takesCards: true },
    ),
};
