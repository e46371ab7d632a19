import { setTimeout as wait } from 'node:timers/promises';

import type { Ledger } from './ledger.ts';

const withinMs = 60_000;

/** Resolves once that many more changes have been acknowledged; throws after a minute. */
export async function untilMore(ledger: Pick<Ledger, 'acknowledged'>, more: number): Promise<void> {
  const wanted = ledger.acknowledged() + more;
  const deadline = performance.now() + withinMs;
  while (ledger.acknowledged() < wanted) {
    if (performance.now() > deadline) {
      throw new Error(`No load: ${ledger.acknowledged()} changes were acknowledged, ${wanted} expected`);
    }
    await wait(50);
  }
}
