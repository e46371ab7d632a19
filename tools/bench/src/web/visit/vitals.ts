/** The browser's records of one visit. Times are milliseconds since the start of the visit. */
export type RecordedVitals = {
  firstPaintAt: number | null;
  /** Paints in order, each larger than the previous one. */
  largestPaints: readonly { at: number; what: string }[];
  /** Layout shifts, except those caused by input. */
  shifts: readonly Shift[];
  longTasks: readonly LongTask[];
};

export type LongTask = { at: number; milliseconds: number };

type Shift = { at: number; value: number };

/** `lcp` and `tbt` in milliseconds, `cls` without a unit. */
export type Vitals = { lcp: number; cls: number; tbt: number };

/** Threshold of a long task. */
const longTaskThresholdMs = 50;
/** In the official definition of CLS, shifts less than `maxGapMs` apart form a session window of less than `maxWindowMs`. */
const window = { maxGapMs: 1_000, maxWindowMs: 5_000 };

/** Computes the vitals of a visit. Throws if nothing was painted. */
export function vitalsOf(recorded: RecordedVitals): Vitals {
  const largest = recorded.largestPaints.at(-1);
  if (recorded.firstPaintAt === null || !largest) {
    throw new Error('Nothing was painted.');
  }
  return {
    lcp: largest.at,
    cls: worstWindow(recorded.shifts),
    tbt: blockedSince(recorded.firstPaintAt, recorded.longTasks),
  };
}

/** Sums the time after `from` by which each task exceeds the threshold. Of a task running at `from`, only the remaining time counts. */
export function blockedSince(from: number, tasks: RecordedVitals['longTasks']): number {
  return tasks.reduce((sum, { at, milliseconds }) => {
    const blockedMs = at + milliseconds - Math.max(at, from);
    return sum + Math.max(0, blockedMs - longTaskThresholdMs);
  }, 0);
}

function worstWindow(shifts: readonly Shift[]): number {
  let [worst, sum, first, last] = [0, 0, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { at, value } of shifts) {
    const isSame = at - last < window.maxGapMs && at - first < window.maxWindowMs;
    [sum, first, last] = isSame ? [sum + value, first, at] : [value, at, at];
    worst = Math.max(worst, sum);
  }
  return worst;
}
