type BackoffLimits = { firstMs: number; longestMs: number };

/** Returns the pause in milliseconds: `firstMs` after 0 failures, doubled for each further failure, at most `longestMs`. */
export function exponentialBackoff(failures: number, { firstMs, longestMs }: BackoffLimits): number {
  return Math.min(firstMs * 2 ** failures, longestMs);
}
