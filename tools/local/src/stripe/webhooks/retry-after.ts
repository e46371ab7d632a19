const second = 1000;
const hour = 3600 * second;
const firstPauses = [1, 5, 30, 120, 600].map((seconds) => seconds * second);
const maxAttempts = firstPauses.length + 72;

/**
 * Pause before the next attempt in milliseconds; undefined if there is no further attempt. The first pauses are seconds or minutes, so that
 * developers do not wait. Later pauses are an hour, for three days.
 */
export function retryAfter(attempts: number): number | undefined {
  return attempts > maxAttempts ? undefined : (firstPauses[attempts - 1] ?? hour);
}
