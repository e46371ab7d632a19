import { growingPause } from '@marquee/service-kit/process/growing-pause';

const pauses = { firstMs: 30_000, longestMs: 3_600_000 };
const longestTryMs = 120_000;

/** How long a mail is one process's alone, and how long it then waits when it could not be sent: twice as long each time. */
export function pauseAfter(attempts: number): number {
  return growingPause(attempts, pauses);
}

/** Whoever hands over has stopped before the mail may be another's. */
export function tryWithinMs(pauseMs: number): number {
  return Math.min((2 * pauseMs) / 3, longestTryMs);
}
