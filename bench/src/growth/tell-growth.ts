import type { Measured } from '@marquee/bar-kit/bar';

import type { Grown } from './grow.ts';
import { judgeGrowth, mostGrownOf } from './judge-growth.ts';

type Seen = { judged: Grown; reported: Grown };

/** `reported` has no bar: what is seen there is told, and decides nothing. */
export function tellGrowth({ judged, reported }: Seen, mostGrowth: number): Required<Measured> {
  const { met, figures, remarks } = judgeGrowth(judged.curves, mostGrowth);
  const { events, seconds } = reported.written;
  const count = events.toLocaleString('en-US');
  return {
    met,
    figures: `${figures}; reported: with ${count} more at most ${mostGrownOf(reported.curves).toFixed(2)} ×`,
    remarks: [
      ...judged.restless.map(restlessTold),
      ...remarks,
      `reported, in a second run: ${count} events were written in ${(seconds / 60).toFixed(1)} minutes`,
      ...reported.restless.map(restlessTold),
      ...judgeGrowth(reported.curves, mostGrowth).remarks,
    ],
  };
}

function restlessTold(events: number): string {
  return `at ${events.toLocaleString('en-US')} events no two readings in a row agreed before it was measured`;
}
