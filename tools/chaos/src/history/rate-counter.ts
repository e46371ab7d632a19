/** Counts occurrences, in total and within the last second. */
export type RateCounter = { count: () => void; total: () => number; lastSecond: () => number };

export function createRateCounter(now: () => number = () => performance.now()): RateCounter {
  const recent: number[] = [];
  let total = 0;

  function forgetOld(): void {
    const since = now() - 1_000;
    while (recent[0] !== undefined && recent[0] <= since) {
      recent.shift();
    }
  }

  return {
    count() {
      forgetOld();
      recent.push(now());
      total += 1;
    },
    total: () => total,
    lastSecond() {
      forgetOld();
      return recent.length;
    },
  };
}
