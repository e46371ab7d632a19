import { exponentialBackoff } from '@marquee/service-kit/process/exponential-backoff';

const pauses = { firstMs: 30_000, longestMs: 3_600_000 };
const maxAttemptMs = 120_000;

/** How long one process owns the email, and how long it waits after a failure: doubles each time. */
export function backoffAfter(attempts: number): number {
  return exponentialBackoff(attempts, pauses);
}

/** Shorter than the pause, so that sending has stopped before another process may take the email. */
export function attemptTimeoutMs(backoffMs: number): number {
  return Math.min((2 * backoffMs) / 3, maxAttemptMs);
}
