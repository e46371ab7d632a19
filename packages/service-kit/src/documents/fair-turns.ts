/** Runs one piece of work at a time. */
export type FairTurns = {
  run<Result>(caller: TurnCaller, work: () => Promise<Result>): Promise<Result>;
};

/** `actor`: whose turn it takes. Aborting `signal` gives up the place, and rejects with the signal's reason. */
export type TurnCaller = { actor: string; signal: AbortSignal };

type TurnsOptions = {
  /** Of one actor, and of all together. */
  mostWaiting: { each: number; all: number };
  waitMs: number;
  /** What a caller without a place, or one that waited too long, gets. */
  refusal: () => Error;
};

/** Actors take turns, each in the order of its own calls: one that asks for much waits for itself and not before the others. */
export function createFairTurns({ mostWaiting, waitMs, refusal }: TurnsOptions): FairTurns {
  /** In the order of the next turns. */
  const waiting = new Map<string, Set<() => void>>();
  let countWaiting = 0;
  let isRunning = false;

  async function enter({ actor, signal }: TurnCaller): Promise<void> {
    if (!isRunning) {
      isRunning = true;
      return;
    }
    const own = waiting.get(actor) ?? new Set();
    if (own.size >= mostWaiting.each || countWaiting >= mostWaiting.all) {
      throw refusal();
    }
    waiting.set(actor, own);
    countWaiting += 1;
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
      countWaiting -= own.delete(start) ? 1 : 0;
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
