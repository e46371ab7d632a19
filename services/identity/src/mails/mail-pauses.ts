import { growingPause } from '@marquee/service-kit/process/growing-pause';

const pauses = { firstMs: 30_000, longestMs: 3_600_000 };
const longestTryMs = 120_000;

/** How long one process owns the email, and how long it waits after a failure: doubles each time. */
export function pauseAfter(attempts: number): number {
  return growingPause(attempts, pauses);
}

/** Shorter than the pause, so that sending has stopped before another process may take the email. */
export function tryWithinMs(pauseMs: number): number {
  return Math.min((2 * pauseMs) / 3, longestTryMs);
}
