type BackoffLimits = { firstMs: number; longestMs: number };

/** Doubles the pause after each consecutive failure, up to the longest; 0 failures give the first pause. */
export function exponentialBackoff(failures: number, { firstMs, longestMs }: BackoffLimits): number {
  return Math.min(firstMs * 2 ** failures, longestMs);
}
