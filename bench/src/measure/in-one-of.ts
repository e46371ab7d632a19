import type { Measured } from '@marquee/bar-kit/bar';

/** Counted from one. `isLast`: no other run follows, whatever its result. */
export type Run = { number: number; isLast: boolean };

/** `mayRepeat`: the miss may be the machine's fault. */
export type Repeatable = Measured & { mayRepeat: boolean };

/** Runs until one is met, or missed for a reason that no repetition would change; at most `most` runs. Reports the earlier misses. */
export async function inOneOf(most: number, run: (run: Run) => Promise<Repeatable>): Promise<Measured> {
  const missed: string[] = [];
  for (let number = 1; ; number += 1) {
    const isLast = number === most;
    const { met, figures, remarks = [], mayRepeat } = await run({ number, isLast });
    if (met || isLast || !mayRepeat) {
      const which = number > 1 ? `in run ${number} of at most ${most}: ` : '';
      return { met, figures: which + figures, remarks: [...missed, ...remarks] };
    }
    missed.push(`run ${number} was missed: ${[figures, ...remarks].join('; ')}`);
  }
}
