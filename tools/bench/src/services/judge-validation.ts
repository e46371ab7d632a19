import type { Measured } from '@marquee/harness-kit/gate';

import { formatRates, formatSpread } from '../gates/format-figures.ts';
import { cpuOf, failedIn } from '../measure/rate.ts';
import type { Rate } from '../measure/rate.ts';
import { ratioOf } from '../measure/spread.ts';

/** `validated`: the service as shipped. `unvalidated`: without input validation. `uncontracted`: without input and output validation. */
export type Compared = 'validated' | 'unvalidated' | 'uncontracted';

/** The results of one round. `acceptedBy`: the names of the programs that accept a body that violates the contract. */
export type Writes = Readonly<Record<Compared, Rate>> & { acceptedBy: readonly string[] };

/**
 * Judges the CPU time of an unvalidated write divided by that of a validated write, as the median of the rounds. Exactly the two programs
 * without input validation must have accepted a body that violates the contract. Throws a RangeError if there are no rounds.
 */
export function judgeValidation(rounds: readonly Writes[], minRatio: number): Measured {
  const ratesOf = (which: Compared): Rate[] => rounds.map((round) => round[which]);
  const cpu = (which: Compared): number[] => ratesOf(which).map(cpuOf);
  const share = ratioOf(cpu('unvalidated'), cpu('validated'));
  const ratioToUncontracted = ratioOf(cpu('uncontracted'), cpu('validated'));
  const failed = failedIn(compared.flatMap(ratesOf));
  const accepting = [...new Set(rounds.map(({ acceptedBy }) => acceptedBy.join(' and ')))];
  return {
    passed: failed === 0 && accepting.join() === 'unvalidated and uncontracted' && share.median >= minRatio,
    figures: `${formatSpread(share, 3)} × the unvalidated write, ${formatSpread(ratioToUncontracted, 3)} × the write without output validation; ${failed} failed; input that violates the contract is accepted by: ${accepting.join(', or ')}`,
    remarks: compared.map((which) => formatRates(which, ratesOf(which))),
  };
}

const compared: readonly Compared[] = ['validated', 'unvalidated', 'uncontracted'];
