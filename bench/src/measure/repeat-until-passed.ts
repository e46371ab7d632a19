import type { Measured } from '@marquee/harness-kit/gate';

/** Counted from one. `isLast`: no other run follows, whatever its result. */
export type Run = { number: number; isLast: boolean };

/** `mayRepeat`: the miss may be the machine's fault. */
export type Repeatable = Measured & { mayRepeat: boolean };

/** Runs until one passes, or misses for a reason that no repetition would change; at most `maxRuns` runs. Reports the earlier misses. */
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
