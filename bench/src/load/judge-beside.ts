import type { Measured } from '@marquee/bar-kit/bar';
import { percentile } from '@marquee/bar-kit/percentile';

import { told } from '../bars/words.ts';
import { ratioOf, spreadOf } from '../measure/spread.ts';
import type { Told } from './ask.ts';
import type { Steady } from './read-steadily.ts';

/** One round. */
export type Beside = {
  /** Reads without sign-ins, and during many. */
  idle: Steady;
  during: Steady;
  /** Response statuses. */
  signIns: readonly number[];
};

/**
 * Judges how much longer the slowest hundredth of all other requests took, in the median of the rounds; every sign-in must succeed. A read
 * that was never sent counts as an error, because no percentile includes it. RangeError without a round.
 */
export function judgeBeside(rounds: readonly Beside[], mostTimes: number): Measured {
  const idle = rounds.map((round) => p99(round.idle.told));
  const during = rounds.map((round) => p99(round.during.told));
  const times = ratioOf(during, idle);
  const together = (which: 'idle' | 'during') => rounds.flatMap((round) => round[which].told);
  const signIns = rounds.flatMap((round) => round.signIns);
  const letIn = signIns.filter((status) => status === 200).length;
  const read = rounds.flatMap((round) => [round.idle, round.during]);
  const faults = read.flatMap((steady) => steady.told.flatMap(({ fault }) => fault ?? []));
  const leftOut = read.reduce((sum, steady) => sum + steady.leftOut, 0);
  const errors = faults.length + leftOut;
  const isComplete = read.every((steady) => steady.told.length > 0) && letIn > 0 && letIn === signIns.length;
  return {
    met: times.median <= mostTimes && errors === 0 && isComplete,
    figures: `${told(times, 2)} × the idle p99: ${told(spreadOf(idle), 1)} ms, beside sign-ins ${told(spreadOf(during), 1)} ms, in ${rounds.length} rounds; ${letIn} of ${signIns.length} sign-ins let in; ${errors} errors`,
    remarks: [
      `over all rounds together ${(p99(together('during')) / p99(together('idle'))).toFixed(2)} ×`,
      ...(leftOut > 0 ? [`${leftOut} reads were not sent, because too many were under way`] : []),
      ...faults.slice(0, 10),
    ],
  };
}

function p99(reads: readonly Told[]): number {
  return percentile(
    reads.map(({ ms }) => ms),
    0.99,
  );
}
