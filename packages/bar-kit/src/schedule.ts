export type Schedule = {
  /** The instants that have come since it was last asked, oldest first: those that were missed too. */
  dueBy: (now: number) => number[];
  /** The first instant that has not been told. */
  nextAt: () => number;
};

/** Evenly spaced instants, in milliseconds of one clock; `startAt` is the first. */
export function createSchedule({ perSecond, startAt }: { perSecond: number; startAt: number }): Schedule {
  let told = 0;
  // Multiplied, not added up: what is rounded away must not pile up over minutes.
  const nextAt = (): number => startAt + (told * 1_000) / perSecond;

  return {
    nextAt,
    dueBy(now) {
      const due: number[] = [];
      for (; nextAt() <= now; told += 1) {
        due.push(nextAt());
      }
      return due;
    },
  };
}
