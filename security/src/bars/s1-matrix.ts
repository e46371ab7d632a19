import type { Size } from '@marquee/bar-kit/bar';

import { askMatrix } from '../matrix/ask-matrix.ts';
import { extents } from '../matrix/extent.ts';
import { judgeMatrix } from '../matrix/judge-matrix.ts';
import { createPatientCaller } from '../stack/patient-caller.ts';
import { withProduct } from '../stack/with-product.ts';
import type { Bar } from './bar.ts';

const as =
  'each as the hand-written table says, each refusal changing nothing, each answer with nothing that is not for the asker';
const asked: Readonly<Record<Size, string>> = {
  short: `every route × 3 principals who have nothing to do with it, in one state: ≥ 300 cells, ${as}`,
  full: `every route × 12 principals × state: ≥ 450 cells, ${as}`,
};

export const s1: Bar = {
  id: 'S1',
  title: 'Authorisation matrix',
  asked,
  run: (setting) =>
    withProduct(
      setting,
      async (product) => {
        const caller = createPatientCaller(product.url);
        const matrix = await askMatrix({ product, caller }, extents[setting.size]);
        caller.stop();
        return judgeMatrix(matrix);
      },
      { takesCards: true },
    ),
};
