import type { Measured } from '@marquee/bar-kit/bar';

/** Until one run is met, `most` at most; each that was missed before is told. `isLast`: no other follows, whatever it shows. */
export async function inOneOf(most: number, run: (turn: Turn) => Promise<Measured>): Promise<Measured> {
  const missed: string[] = [];
  for (let number = 1; ; number += 1) {
    const { met, figures, remarks = [] } = await run({ number, isLast: number === most });
    if (met || number === most) {
      return { met, figures, remarks: [...missed, ...remarks] };
    }
    missed.push(`run ${number} of at most ${most} was missed: ${[figures, ...remarks].join('; ')}`);
  }
}

/** Counted from one. */
export type Turn = { number: number; isLast: boolean };
