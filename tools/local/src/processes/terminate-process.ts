import { setTimeout as wait } from 'node:timers/promises';

import type { ProcessIdentity } from './process-identity.ts';
import { isRunning } from './process-identity.ts';

/** A process to stop with SIGTERM, and with SIGKILL after `graceMs`. `group`: the process leads a process group, which stops too. */
export type ProcessToTerminate = ProcessIdentity & { group?: boolean; graceMs: number };

export async function terminateProcess({
  group = false,
  graceMs,
  ...identity
}: ProcessToTerminate): Promise<void> {
  const target = group ? -identity.pid : identity.pid;

  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    if (!isRunning(identity)) {
      return;
    }
    send(target, signal);
    await waitForExit(identity, graceMs);
  }
}

function send(target: number, signal: NodeJS.Signals): void {
  try {
    process.kill(target, signal);
  } catch {
    // The process ended between the check and the signal.
  }
}

async function waitForExit(identity: ProcessIdentity, graceMs: number): Promise<void> {
  for (let waitedMs = 0; waitedMs < graceMs && isRunning(identity); waitedMs += 25) {
    await wait(25);
  }
}
