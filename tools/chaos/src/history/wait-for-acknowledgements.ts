import { setTimeout as wait } from 'node:timers/promises';

import type { History } from './history.ts';

const withinMs = 60_000;

/** Resolves once that many more changes have been acknowledged; throws after a minute. */
export async function waitForAcknowledgements(
  history: Pick<History, 'acknowledged'>,
  more: number,
): Promise<void> {
  const wanted = history.acknowledged() + more;
  const deadline = performance.now() + withinMs;
  while (history.acknowledged() < wanted) {
    if (performance.now() > deadline) {
      throw new Error(`No load: ${history.acknowledged()} changes were acknowledged, ${wanted} expected`);
    }
    await wait(50);
  }
}
