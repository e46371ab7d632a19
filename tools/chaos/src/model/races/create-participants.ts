import type { Random } from '../../load/random.ts';

export const contenders = 20;

/** One participant: which of the two actions, and its delay after the start. */
export type Start = { side: Side; afterMs: number };

type Side = 'first' | 'second';

/** From no head start to one that is longer than an action with its messages. */
const headStartsMs = [0, 0, 3, 10, 30, 80];
const scatterMs = 3;

/**
 * One half of the participants runs the first action, the other half the second, in random order. A random side has a head start, so that
 * either side can win, often while actions of the other side are in progress.
 */
export function createParticipants(random: Random, count: number): Start[] {
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
