type Pauses = { firstMs: number; longestMs: number };

/** Twice as long after each failure in a row, up to the longest; 0 failures is the first pause. */
export function growingPause(failures: number, { firstMs, longestMs }: Pauses): number {
  return Math.min(firstMs * 2 ** failures, longestMs);
}
