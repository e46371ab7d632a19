export type UnderWay = {
  /** `way` must not reject. */
  add: (way: Promise<void>) => void;
  /** With 0, waits until all have ended. */
  untilAtMost: (most: number) => Promise<void>;
};

export function createUnderWay(): UnderWay {
  const ways = new Set<Promise<void>>();
  return {
    add(way) {
      const ended = way.finally(() => ways.delete(ended));
      ways.add(ended);
    },
    async untilAtMost(most) {
      while (ways.size > most) {
        await Promise.race(ways);
      }
    },
  };
}
