/** Tasks with the same key run one after the other, tasks with different keys concurrently. */
export type KeyedQueue = {
  run<Result>(key: string, work: () => Promise<Result>): Promise<Result>;
  /** Resolves when no task is running. */
  idle(): Promise<void>;
};

export function createKeyedQueue(): KeyedQueue {
  const tails = new Map<string, Promise<unknown>>();

  function leave(key: string, tail: Promise<unknown>): void {
    if (tails.get(key) === tail) {
      tails.delete(key);
    }
  }

  return {
    run(key, work) {
      const before = tails.get(key) ?? Promise.resolve();
      const tail = before.then(work, work);
      tails.set(key, tail);
      tail.then(
        () => {
          leave(key, tail);
        },
        () => {
          leave(key, tail);
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
