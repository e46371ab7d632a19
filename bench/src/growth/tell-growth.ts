import type { Measured } from '@marquee/bar-kit/bar';

import type { Grown } from './grow.ts';
import { judgeGrowth, mostGrownOf } from './judge-growth.ts';

/** `reported` may have failed: a million events may exceed the machine. */
type Seen = { judged: Grown; reported: Grown | NotSeen };
type NotSeen = { failure: string };

/** `reported` has no target: its values are shown but decide nothing. */
export function tellGrowth(
  { judged, reported }: Seen,
  mostGrowth: number,
): Measured & Required<Pick<Measured, 'remarks'>> {
  const { met, figures, remarks } = judgeGrowth(judged.curves, mostGrowth);
  const besides = 'failure' in reported ? notSeenTold(reported) : reportedTold(reported, mostGrowth);
  return {
    met,
    figures: `${figures}; reported: ${besides.figures}`,
    remarks: [...judged.restless.map(restlessTold), ...remarks, ...besides.remarks],
  };
}

type Told = { figures: string; remarks: readonly string[] };

function reportedTold({ curves, restless, written }: Grown, mostGrowth: number): Told {
  const count = written.events.toLocaleString('en-US');
  const minutes = (written.seconds / 60).toFixed(1);
  return {
    figures: `with ${count} more at most ${mostGrownOf(curves).toFixed(2)} ×`,
    remarks: [
      `reported, in a second run: ${count} events were written in ${minutes} minutes`,
      ...restless.map(restlessTold),
      ...judgeGrowth(curves, mostGrowth).remarks,
    ],
  };
}

function notSeenTold({ failure }: NotSeen): Told {
  return { figures: 'not measured', remarks: [`reported, in a second run: not measured: ${failure}`] };
}

function restlessTold(events: number): string {
  return `at ${events.toLocaleString('en-US')} events no two readings in a row agreed before it was measured`;
}
