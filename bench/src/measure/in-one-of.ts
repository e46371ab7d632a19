import type { Measured } from '@marquee/bar-kit/bar';

/** Counted from one. `isLast`: no other follows, whatever it shows. */
export type Run = { number: number; isLast: boolean };

/** `mayRepeat`: what it missed may be the machine's doing. */
export type Repeatable = Measured & { mayRepeat: boolean };

/** Until a run is met, or missed by what no other machine would mend; at most `most`. The misses before it are told. */
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
