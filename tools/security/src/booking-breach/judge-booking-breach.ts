import type { Measured } from '@marquee/harness-kit/gate';

import { judge, tooFew } from '../gates/judge.ts';

/** An attempt of one side to avoid an obligation, or a reading after it, with the required and the actual answer. */
export type Tried = { what: string; expected: string; actual: string };

export function judgeBookingBreach(tried: readonly Tried[], min: number): Measured {
  const wrong = tried.filter(({ expected, actual }) => expected !== actual);
  const refused = tried.filter(({ actual }) => /^4\d\d /.test(actual));
  return judge({
    figures: `${tried.length} permitted and forbidden attempts, ${refused.length} of them rejected; ${wrong.length} got another answer than required`,
    faults: [
      ...tooFew('attempts', tried.length, min),
      // Without any rejection, no forbidden attempt was made.
      ...(refused.length === 0 ? ['no attempt was rejected'] : []),
      ...wrong.map(({ what, expected, actual }) => `${what}: ${actual} instead of ${expected}`),
    ],
  });
}
