import type { Random } from '../../load/random.ts';

export const contenders = 20;

/** One who races: which of the two acts, and how long after the signal. */
export type Start = { side: Side; afterMs: number };

type Side = 'first' | 'second';

/** From none to longer than an act takes with what it tells the others. */
const headStartsMs = [0, 0, 3, 10, 30, 80];
const scatterMs = 3;

/** Half of them each act, mixed, one side a little ahead of the other: either can come first, and often in the middle of it. */
export function lineUp(random: Random, count: number): Start[] {
  const ahead = random.chance(0.5) ? 'first' : 'second';
  const headStartMs = random.pick(headStartsMs);
  const sides = Array.from({ length: count }, (_start, index): Side =>
    index % 2 === 0 ? 'first' : 'second',
  );
  return sides
    .map((side) => ({
      side,
      afterMs: (side === ahead ? 0 : headStartMs) + random.between(0, scatterMs),
      place: random.next(),
    }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ side, afterMs }) => ({ side, afterMs }));
}
