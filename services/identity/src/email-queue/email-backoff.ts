import { exponentialBackoff } from '@marquee/service-kit/process/exponential-backoff';

const pauses = { firstMs: 30_000, longestMs: 3_600_000 };
const maxAttemptMs = 120_000;

/**
 * Milliseconds for which one process owns the email, from the start of an attempt. After a failure, this time must pass before the next
 * attempt. Doubles with each attempt, up to an hour.
 */
export function backoffAfter(attempts: number): number {
  return exponentialBackoff(attempts, pauses);
}

/** Maximum duration of an attempt. Shorter than the backoff, so that the attempt ends before another process may claim the email. */
export function attemptTimeoutMs(backoffMs: number): number {
  return Math.min((2 * backoffMs) / 3, maxAttemptMs);
}
