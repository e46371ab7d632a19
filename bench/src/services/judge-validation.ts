import type { Measured } from '@marquee/bar-kit/bar';

import { rateTold, told } from '../bars/words.ts';
import { cpuOf, failedIn } from '../measure/rate.ts';
import type { Rate } from '../measure/rate.ts';
import { ratioOf } from '../measure/spread.ts';

/** The service as shipped; without input validation; and without output validation as well. */
export type Compared = 'validated' | 'unvalidated' | 'uncontracted';

/** One round. `takenBy`: names of the programs that accept what breaks the contract. */
export type Writes = Readonly<Record<Compared, Rate>> & { takenBy: readonly string[] };

/**
 * How many changes the shipped service makes with the CPU time that the unvalidated one needs for one, in the median of the rounds; only
 * the other two must have accepted what breaks the contract. RangeError without a round.
 */
export function judgeValidation(rounds: readonly Writes[], least: number): Measured {
  const of = (which: Compared): Rate[] => rounds.map((round) => round[which]);
  const cpu = (which: Compared): number[] => of(which).map(cpuOf);
  const share = ratioOf(cpu('unvalidated'), cpu('validated'));
  const ofUncontracted = ratioOf(cpu('uncontracted'), cpu('validated'));
  const failed = failedIn(compared.flatMap(of));
  const taking = [...new Set(rounds.map(({ takenBy }) => takenBy.join(' and ')))];
  return {
    met: failed === 0 && taking.join() === 'unvalidated and uncontracted' && share.median >= least,
    figures: `${told(share, 3)} × the unvalidated write, ${told(ofUncontracted, 3)} × the one whose answer is not looked at either; ${failed} failed; what breaks the contract is taken by: ${taking.join(', or ')}`,
    remarks: compared.map((which) => rateTold(which, of(which))),
  };
}

const compared: readonly Compared[] = ['validated', 'unvalidated', 'uncontracted'];
