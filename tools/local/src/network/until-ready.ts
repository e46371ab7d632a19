import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

import { lastLineOf } from '../processes/process-log.ts';
import type { ProcessLog } from '../processes/process-log.ts';
import { refusal } from '../refusal.ts';

export type ReadinessWait = {
  name: string;
  url: string;
  child: ChildProcess;
  seconds: number;
  /** Milliseconds between two requests. */
  intervalMs?: number;
  /** The log of the process. If the process exits, the error quotes the log's last line. */
  log?: ProcessLog;
};

/** Resolves when `url` answers with success. Throws a refusal when the process has exited or `seconds` have passed. */
export async function untilReady({
  name,
  url,
  child,
  seconds,
  intervalMs = 100,
  log,
}: ReadinessWait): Promise<void> {
  const deadline = performance.now() + seconds * 1000;
  while (performance.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null) {
      const why = log ? ` ${lastLineOf(log)} (${log.file})` : '';
      throw refusal(`${name} exited before it was ready.${why}`);
    }
    if (await respondsOk(url)) {
      return;
    }
    await wait(intervalMs);
  }
  throw refusal(`${name} was not ready within ${seconds} seconds.`);
}

async function respondsOk(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    return response.ok;
  } catch {
    return false;
  }
}
