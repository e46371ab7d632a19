/** Runs `start` once per key for all concurrent callers. If a caller's `signal` is aborted, its call rejects with the signal's reason. */
export type SingleFlight<Result> = (
  key: string,
  signal: AbortSignal,
  start: (signal: AbortSignal) => Promise<Result>,
) => Promise<Result>;

type Flight<Result> = { result: Promise<Result>; callers: number; ending: AbortController };

/** Aborts the signal of `start` once every caller has aborted its own signal. */
export function createSingleFlight<Result>(): SingleFlight<Result> {
  const flights = new Map<string, Flight<Result>>();

  function begin(key: string, start: (signal: AbortSignal) => Promise<Result>): Flight<Result> {
    const ending = new AbortController();
    const flight = { result: start(ending.signal), callers: 0, ending };
    flights.set(key, flight);
    const forget = (): void => {
      forgetFlight(key, flight);
    };
    flight.result.then(forget, forget);
    return flight;
  }

  function forgetFlight(key: string, flight: Flight<Result>): void {
    if (flights.get(key) === flight) {
      flights.delete(key);
    }
  }

  return async (key, signal, start) => {
    signal.throwIfAborted();
    const flight = flights.get(key) ?? begin(key, start);
    flight.callers += 1;
    const { promise: left, reject } = Promise.withResolvers<never>();
    const leave = (): void => {
      flight.callers -= 1;
      if (flight.callers === 0) {
        forgetFlight(key, flight);
        flight.ending.abort(signal.reason);
      }
      reject(signal.reason as Error);
    };
    signal.addEventListener('abort', leave, { once: true });
    try {
      return await Promise.race([flight.result, left]);
    } finally {
      signal.removeEventListener('abort', leave);
    }
  };
}
