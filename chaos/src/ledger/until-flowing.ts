import { setTimeout as wait } from 'node:timers/promises';

import type { Ledger } from './ledger.ts';

const patienceMs = 60_000;
const pollMs = 20;

/** Waits until enough changes are acknowledged per second; resolves to that rate. */
export async function untilFlowing(ledger: Ledger, least: number): Promise<number> {
  const end = performance.now() + patienceMs;
  while (performance.now() < end) {
    const flow = ledger.acknowledgedLastSecond();
    if (flow >= least) {
      return flow;
    }
    await wait(pollMs);
  }
  throw new Error(
    `Only ${ledger.acknowledgedLastSecond()} changes/s were acknowledged within a minute, not ${least}.`,
  );
}
