import type { Size } from '@marquee/harness-kit/gate';

import { runMatrix } from '../matrix/run-matrix.ts';
import { extents } from '../matrix/extent.ts';
import { judgeMatrix } from '../matrix/judge-matrix.ts';
import { createRetryingCaller } from '../stack/retrying-caller.ts';
import { withProduct } from '../stack/with-product.ts';
import type { Gate } from './gate.ts';

const perCell =
  'each status as in the hand-written table; no rejected call changes anything; no response contains what its caller must not read';
const target: Readonly<Record<Size, string>> = {
  short: `every route × 3 unrelated principals, in one state: ≥ 300 cells, ${perCell}`,
  full: `every route × 12 principals × state: ≥ 450 cells, ${perCell}`,
};

export const s1: Gate = {
  id: 'S1',
  title: 'Authorization matrix',
  target,
  run: (setting) =>
    withProduct(
      setting,
      async (product) => {
        const caller = createRetryingCaller(product.url);
        const matrix = await runMatrix({ product, caller }, extents[setting.size]);
        caller.stop();
        return judgeMatrix(matrix);
      },
      { takesCards: true },
    ),
};
