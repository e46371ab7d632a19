import { setTimeout as wait } from 'node:timers/promises';

import type { ProcessIdentity } from './process-identity.ts';
import { isRunning } from './process-identity.ts';

/** Asks a process to stop and kills it after `graceMs`. `group`: it leads a process group, which is ended with it. */
export type EndingProcess = ProcessIdentity & { group?: boolean; graceMs: number };

export async function endProcess({ group = false, graceMs, ...identity }: EndingProcess): Promise<void> {
  const target = group ? -identity.pid : identity.pid;

  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    if (!isRunning(identity)) {
      return;
    }
    send(target, signal);
    await untilGone(identity, graceMs);
  }
}

function send(target: number, signal: NodeJS.Signals): void {
  try {
    process.kill(target, signal);
  } catch {
    // It ended between the check and the signal.
  }
}

async function untilGone(identity: ProcessIdentity, graceMs: number): Promise<void> {
  for (let waited = 0; waited < graceMs && isRunning(identity); waited += 25) {
    await wait(25);
  }
}
