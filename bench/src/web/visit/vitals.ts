/** The browser's records of one visit; times in milliseconds since its start. */
export type Noted = {
  firstPaintAt: number | null;
  /** Each larger than the previous one. */
  largestPaints: readonly { at: number; what: string }[];
  /** Without those caused by input. */
  shifts: readonly Shift[];
  longTasks: readonly LongTask[];
};

export type LongTask = { at: number; milliseconds: number };

type Shift = { at: number; value: number };

/** `lcp` and `tbt` in milliseconds, `cls` without a unit. */
export type Vitals = { lcp: number; cls: number; tbt: number };

/** Threshold of a long task. */
const unnoticedMs = 50;
/** The official definition of CLS: shifts within this gap form a session window of at most that length. */
const window = { mostGapMs: 1_000, mostMs: 5_000 };

/** Throws if nothing was painted. */
export function vitalsOf(noted: Noted): Vitals {
  const largest = noted.largestPaints.at(-1);
  if (noted.firstPaintAt === null || !largest) {
    throw new Error('Nothing was painted.');
  }
  return {
    lcp: largest.at,
    cls: worstWindow(noted.shifts),
    tbt: blockedSince(noted.firstPaintAt, noted.longTasks),
  };
}

/** The part of every long task beyond the threshold; for a task running at that moment, only its remaining part. */
export function blockedSince(from: number, tasks: Noted['longTasks']): number {
  return tasks.reduce((sum, { at, milliseconds }) => {
    const seen = at + milliseconds - Math.max(at, from);
    return sum + Math.max(0, seen - unnoticedMs);
  }, 0);
}

function worstWindow(shifts: readonly Shift[]): number {
  let [worst, sum, first, last] = [0, 0, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { at, value } of shifts) {
    const isSame = at - last < window.mostGapMs && at - first < window.mostMs;
    [sum, first, last] = isSame ? [sum + value, first, at] : [value, at, at];
    worst = Math.max(worst, sum);
  }
  return worst;
}
