/** A seeded generator (mulberry32): the same seed gives the same numbers. */
export type Random = {
  /** Returns a number from 0 to below 1. */
  next: () => number;
  chance: (probability: number) => boolean;
  pick: <One>(from: readonly One[]) => One;
  between: (min: number, max: number) => number;
};

export function createRandom(seed: number): Random {
  let state = seed >>> 0;

  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  return {
    next,
    chance: (probability) => next() < probability,
    pick(from) {
      const picked = from[Math.floor(next() * from.length)];
      if (picked === undefined) {
        throw new RangeError('nothing to pick from');
      }
      return picked;
    },
    between: (min, max) => min + Math.floor(next() * (max - min + 1)),
  };
}
