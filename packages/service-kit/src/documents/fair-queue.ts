/** A queue that runs one task at a time. */
export type FairQueue = {
  run<Result>(caller: QueueCaller, work: () => Promise<Result>): Promise<Result>;
};

/** `actor`: the account that waits. Aborting `signal` removes the call from the queue and rejects with the signal's reason. */
export type QueueCaller = { actor: string; signal: AbortSignal };

type FairQueueOptions = {
  /** Maximum number of waiting calls, per actor and in total. */
  maxWaiting: { each: number; all: number };
  waitMs: number;
  /** Creates the error for a call that finds the queue full or has waited too long. */
  refusal: () => Error;
};

/** Serves the actors in turn, and each actor's calls in order, so that many calls of one actor hardly delay others. */
export function createFairQueue({ maxWaiting, waitMs, refusal }: FairQueueOptions): FairQueue {
  /** The waiting calls by actor, in the order in which the actors get their next turn. */
  const waiting = new Map<string, Set<() => void>>();
  let waitingCount = 0;
  let isRunning = false;

  async function enter({ actor, signal }: QueueCaller): Promise<void> {
    if (!isRunning) {
      isRunning = true;
      return;
    }
    const own = waiting.get(actor) ?? new Set();
    if (own.size >= maxWaiting.each || waitingCount >= maxWaiting.all) {
      throw refusal();
    }
    waiting.set(actor, own);
    waitingCount += 1;
    await placeIn(own, signal);
  }

  function placeIn(own: Set<() => void>, signal: AbortSignal): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<undefined>();
    const start = (): void => {
      end();
      resolve(undefined);
    };
    const giveUp = (): void => {
      end();
      reject(signal.aborted ? (signal.reason as Error) : refusal());
    };
    const timer = setTimeout(giveUp, waitMs);
    signal.addEventListener('abort', giveUp, { once: true });
    own.add(start);
    return promise;

    function end(): void {
      clearTimeout(timer);
      signal.removeEventListener('abort', giveUp);
      waitingCount -= own.delete(start) ? 1 : 0;
    }
  }

  function startNext(): void {
    for (const [actor, own] of waiting) {
      const [start] = own;
      waiting.delete(actor);
      if (start !== undefined) {
        start();
        if (own.size > 0) {
          waiting.set(actor, own);
        }
        return;
      }
    }
    isRunning = false;
  }

  return {
    async run(caller, work) {
      caller.signal.throwIfAborted();
      await enter(caller);
      try {
        return await work();
      } finally {
        startNext();
      }
    },
  };
}
