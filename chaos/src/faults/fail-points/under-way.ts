export type UnderWay = {
  /** `way` must not fail. */
  add: (way: Promise<void>) => void;
  /** 0: until all have ended. */
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
