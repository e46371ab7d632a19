/** Runs the work of a key once for all concurrent callers. A caller whose `signal` is aborted rejects with the signal's reason. */
export type SharedWork<Result> = (
  key: string,
  signal: AbortSignal,
  start: (signal: AbortSignal) => Promise<Result>,
) => Promise<Result>;

type Work<Result> = { result: Promise<Result>; callers: number; ending: AbortController };

/** Aborts the work itself once its last caller has left. */
export function createSharedWork<Result>(): SharedWork<Result> {
  const works = new Map<string, Work<Result>>();

  function begin(key: string, start: (signal: AbortSignal) => Promise<Result>): Work<Result> {
    const ending = new AbortController();
    const work = { result: start(ending.signal), callers: 0, ending };
    works.set(key, work);
    const forget = (): void => {
      forgetWork(key, work);
    };
    work.result.then(forget, forget);
    return work;
  }

  function forgetWork(key: string, work: Work<Result>): void {
    if (works.get(key) === work) {
      works.delete(key);
    }
  }

  return async (key, signal, start) => {
    signal.throwIfAborted();
    const work = works.get(key) ?? begin(key, start);
    work.callers += 1;
    const { promise: left, reject } = Promise.withResolvers<never>();
    const leave = (): void => {
      work.callers -= 1;
      if (work.callers === 0) {
        forgetWork(key, work);
        work.ending.abort(signal.reason);
      }
      reject(signal.reason as Error);
    };
    signal.addEventListener('abort', leave, { once: true });
    try {
      return await Promise.race([work.result, left]);
    } finally {
      signal.removeEventListener('abort', leave);
    }
  };
}
