import type { Measured } from '@marquee/harness-kit/gate';

import type { GrowthResult } from './measure-growth.ts';
import { judgeGrowth, largestGrowthOf } from './judge-growth.ts';

/** `reported` may be a failure, because a million events may be too many for the machine. */
type GrowthResults = { judged: GrowthResult; reported: GrowthResult | Failure };
type Failure = { failure: string };

/** Judges the growth of `judged`. The values of `reported` are only shown, because they have no target. */
export function reportGrowth(
  { judged, reported }: GrowthResults,
  maxGrowth: number,
): Measured & Required<Pick<Measured, 'remarks'>> {
  const { passed, figures, remarks } = judgeGrowth(judged.curves, maxGrowth);
  const reportedPart = 'failure' in reported ? formatFailure(reported) : formatReported(reported, maxGrowth);
  return {
    passed,
    figures: `${figures}; reported: ${reportedPart.figures}`,
    remarks: [...judged.unstableSizes.map(formatUnstable), ...remarks, ...reportedPart.remarks],
  };
}

type ReportPart = { figures: string; remarks: readonly string[] };

function formatReported({ curves, unstableSizes, insertCost }: GrowthResult, maxGrowth: number): ReportPart {
  const count = insertCost.events.toLocaleString('en-US');
  const minutes = (insertCost.seconds / 60).toFixed(1);
  return {
    figures: `with ${count} events added, at most ${largestGrowthOf(curves).toFixed(2)} × as long`,
    remarks: [
      `reported, in a second run: ${count} events were written in ${minutes} minutes`,
      ...unstableSizes.map(formatUnstable),
      ...judgeGrowth(curves, maxGrowth).remarks,
    ],
  };
}

function formatFailure({ failure }: Failure): ReportPart {
  return { figures: 'not measured', remarks: [`reported, in a second run: not measured: ${failure}`] };
}

function formatUnstable(events: number): string {
  return `at ${events.toLocaleString('en-US')} events no two consecutive readings agreed before the measurement`;
}
