const second = 1000;
const hour = 3600 * second;
const firstPauses = [1, 5, 30, 120, 600].map((seconds) => seconds * second);
const maxAttempts = firstPauses.length + 72;

/**
 * Pause before the next attempt in milliseconds: short at first, so that no developer waits; then an hour, for three days; then undefined.
 */
export function retryAfter(attempts: number): number | undefined {
  return attempts > maxAttempts ? undefined : (firstPauses[attempts - 1] ?? hour);
}
