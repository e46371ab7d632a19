import type { Measured } from '@marquee/harness-kit/gate';

/** `number` starts at 1. `isLast`: no further run follows, whatever the result. */
export type Run = { number: number; isLast: boolean };

/** `mayRepeat`: if the target was missed, the machine may be the cause. */
export type Repeatable = Measured & { mayRepeat: boolean };

/**
 * Repeats `run` until a run passes or its result has `mayRepeat` false, at most `maxRuns` times. Returns the last result. Its remarks
 * include the results of the earlier runs.
 */
export async function repeatUntilPassed(
  maxRuns: number,
  run: (run: Run) => Promise<Repeatable>,
): Promise<Measured> {
  const missed: string[] = [];
  for (let number = 1; ; number += 1) {
    const isLast = number === maxRuns;
    const { passed, figures, remarks = [], mayRepeat } = await run({ number, isLast });
    if (passed || isLast || !mayRepeat) {
      const which = number > 1 ? `in run ${number} of at most ${maxRuns}: ` : '';
      return { passed, figures: which + figures, remarks: [...missed, ...remarks] };
    }
    missed.push(`run ${number} was missed: ${[figures, ...remarks].join('; ')}`);
  }
}
