/** Tasks with the same key run one after the other, tasks with different keys concurrently. */
export type Lanes = {
  run<Result>(lane: string, work: () => Promise<Result>): Promise<Result>;
  /** Resolves when nothing is running. */
  idle(): Promise<void>;
};

export function createLanes(): Lanes {
  const tails = new Map<string, Promise<unknown>>();

  function leave(lane: string, tail: Promise<unknown>): void {
    if (tails.get(lane) === tail) {
      tails.delete(lane);
    }
  }

  return {
    run(lane, work) {
      const before = tails.get(lane) ?? Promise.resolve();
      const tail = before.then(work, work);
      tails.set(lane, tail);
      tail.then(
        () => {
          leave(lane, tail);
        },
        () => {
          leave(lane, tail);
        },
      );
      return tail;
    },
    async idle() {
      while (tails.size > 0) {
        await Promise.allSettled(tails.values());
      }
    },
  };
}
