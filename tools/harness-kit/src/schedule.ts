export type Schedule = {
  /** The due times since the previous call up to `now`, oldest first. */
  dueBy: (now: number) => number[];
  /** The first due time that has not been returned yet. */
  nextAt: () => number;
};

/** Evenly spaced due times, in milliseconds of the caller's clock. `startAt` is the first due time. */
export function createSchedule({ perSecond, startAt }: { perSecond: number; startAt: number }): Schedule {
  let emitted = 0;
  // Multiplies instead of adding intervals, so that rounding errors do not accumulate.
  const nextAt = (): number => startAt + (emitted * 1_000) / perSecond;

  return {
    nextAt,
    dueBy(now) {
      const due: number[] = [];
      for (; nextAt() <= now; emitted += 1) {
        due.push(nextAt());
      }
      return due;
    },
  };
}
