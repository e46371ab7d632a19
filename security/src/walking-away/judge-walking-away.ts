import type { Measured } from '@marquee/harness-kit/gate';

import { judge, tooFew } from '../gates/judge.ts';

/** An attempt of one side to avoid an obligation, or a reading after it, with the required and the actual answer. */
export type Tried = { what: string; expected: string; actual: string };

export function judgeWalkingAway(tried: readonly Tried[], least: number): Measured {
  const wrong = tried.filter(({ expected, actual }) => expected !== actual);
  const refused = tried.filter(({ actual }) => /^4\d\d /.test(actual));
  return judge({
    figures: `${tried.length} acts at the right and at the wrong time, ${refused.length} of them refused; ${wrong.length} were answered otherwise than they had to be`,
    faults: [
      ...tooFew('acts', tried.length, least),
      // Without any rejection, nothing was tried at the wrong time.
      ...(refused.length === 0 ? ['nothing was refused'] : []),
      ...wrong.map(({ what, expected, actual }) => `${what}: ${actual} instead of ${expected}`),
    ],
  });
}
