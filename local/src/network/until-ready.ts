import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

import { refusal } from '../refusal.ts';

export type Readying = { name: string; url: string; child: ChildProcess; seconds: number };

/** Resolves when `url` answers 200; refuses when the process has ended or the time is over. */
export async function untilReady({ name, url, child, seconds }: Readying): Promise<void> {
  const deadline = performance.now() + seconds * 1000;
  while (performance.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null) {
      throw refusal(`${name} has ended before it was ready.`);
    }
    if (await answersWell(url)) {
      return;
    }
    await wait(100);
  }
  throw refusal(`${name} was not ready within ${seconds} seconds.`);
}

async function answersWell(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    return response.ok;
  } catch {
    return false;
  }
}
