import { setTimeout as wait } from 'node:timers/promises';

import type { History } from './history.ts';

const timeoutMs = 60_000;
const pollMs = 20;

/** Waits until enough changes are acknowledged per second; resolves to that rate. */
export async function waitForRate(history: History, minRate: number): Promise<number> {
  const end = performance.now() + timeoutMs;
  while (performance.now() < end) {
    const rate = history.acknowledgedLastSecond();
    if (rate >= minRate) {
      return rate;
    }
    await wait(pollMs);
  }
  throw new Error(
    `Only ${history.acknowledgedLastSecond()} changes/s were acknowledged within a minute, not ${minRate}.`,
  );
}
