import type { Measured } from '@marquee/harness-kit/gate';

import { formatRates, formatSpread } from '../gates/format-figures.ts';
import { cpuOf, failedIn } from '../measure/rate.ts';
import type { Rate } from '../measure/rate.ts';
import { ratioOf } from '../measure/spread.ts';

/** The service as shipped; without input validation; and without output validation as well. */
export type Compared = 'validated' | 'unvalidated' | 'uncontracted';

/** One round. `acceptedBy`: names of the programs that accept what breaks the contract. */
export type Writes = Readonly<Record<Compared, Rate>> & { acceptedBy: readonly string[] };

/**
 * How many changes the shipped service makes with the CPU time that the unvalidated one needs for one, in the median of the rounds; only
 * the other two must have accepted what breaks the contract. RangeError without a round.
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
    figures: `${formatSpread(share, 3)} × the unvalidated write, ${formatSpread(ratioToUncontracted, 3)} × the write without output validation; ${failed} failed; input that breaks the contract is accepted by: ${accepting.join(', or ')}`,
    remarks: compared.map((which) => formatRates(which, ratesOf(which))),
  };
}

const compared: readonly Compared[] = ['validated', 'unvalidated', 'uncontracted'];
