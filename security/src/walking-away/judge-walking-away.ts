import type { Measured } from '@marquee/bar-kit/bar';

import { judge, tooFew } from '../bars/judge.ts';

/** An attempt to avoid one's obligations, or a reading after it: the actual and the required answer. */
export type Tried = { what: string; wanted: string; answered: string };

export function judgeWalkingAway(tried: readonly Tried[], least: number): Measured {
  const wrong = tried.filter(({ wanted, answered }) => wanted !== answered);
  const refused = tried.filter(({ answered }) => /^4\d\d /.test(answered));
  return judge({
    figures: `${tried.length} acts at the right and at the wrong time, ${refused.length} of them refused; ${wrong.length} were answered otherwise than they had to be`,
    faults: [
      ...tooFew('acts', tried.length, least),
      // None at all would mean that nothing was tried at the wrong time.
      ...(refused.length === 0 ? ['nothing was refused'] : []),
      ...wrong.map(({ what, wanted, answered }) => `${what}: ${answered} instead of ${wanted}`),
    ],
  });
}
