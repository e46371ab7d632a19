import type { Measured } from '@marquee/harness-kit/gate';
import { percentile } from '@marquee/harness-kit/percentile';

import { formatSpread } from '../gates/format-figures.ts';
import { ratioOf, spreadOf } from '../measure/spread.ts';
import type { RequestSample } from './send-and-check.ts';
import type { ConstantLoad } from './read-at-constant-rate.ts';

export type SignInRound = {
  /** `idle`: reads without sign-ins. `during`: reads during many sign-ins. */
  idle: ConstantLoad;
  during: ConstantLoad;
  /** The response status of each sign-in. */
  signIns: readonly number[];
};

/**
 * Judges by what factor sign-ins raise the 99th percentile of reads. The median of the rounds counts, and every sign-in must succeed. A
 * read that was never sent counts as an error, because no percentile includes it. Throws a RangeError if there are no rounds.
 */
export function judgeSignInImpact(rounds: readonly SignInRound[], maxRatio: number): Measured {
  const idle = rounds.map((round) => p99(round.idle.samples));
  const during = rounds.map((round) => p99(round.during.samples));
  const ratio = ratioOf(during, idle);
  const together = (which: 'idle' | 'during') => rounds.flatMap((round) => round[which].samples);
  const signIns = rounds.flatMap((round) => round.signIns);
  const succeeded = signIns.filter((status) => status === 200).length;
  const loads = rounds.flatMap((round) => [round.idle, round.during]);
  const faults = loads.flatMap((load) => load.samples.flatMap(({ fault }) => fault ?? []));
  const skipped = loads.reduce((sum, load) => sum + load.skipped, 0);
  const errors = faults.length + skipped;
  const isComplete =
    loads.every((load) => load.samples.length > 0) && succeeded > 0 && succeeded === signIns.length;
  return {
    passed: ratio.median <= maxRatio && errors === 0 && isComplete,
    figures: `${formatSpread(ratio, 2)} × the idle p99: ${formatSpread(spreadOf(idle), 1)} ms, during sign-ins ${formatSpread(spreadOf(during), 1)} ms, in ${rounds.length} rounds; ${succeeded} of ${signIns.length} sign-ins succeeded; ${errors} errors`,
    remarks: [
      `over all rounds together ${(p99(together('during')) / p99(together('idle'))).toFixed(2)} ×`,
      ...(skipped > 0 ? [`${skipped} reads were not sent, because too many were in flight`] : []),
      ...faults.slice(0, 10),
    ],
  };
}

function p99(reads: readonly RequestSample[]): number {
  return percentile(
    reads.map(({ ms }) => ms),
    0.99,
  );
}
