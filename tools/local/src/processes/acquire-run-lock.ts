import { rmSync } from 'node:fs';

import { refusal } from '../refusal.ts';
import { terminateProcess } from './terminate-process.ts';
import { launchersOf } from './launchers.ts';
import { identityOf, isRunning } from './process-identity.ts';
import type { RunRecord } from './run-record.ts';
import { createRunRecord, readRunRecord } from './run-record.ts';

const stopTimeoutSeconds = 6;

/** Makes this process the only user of the data folder. Throws if another instance runs. Ends processes that a killed instance left. */
export async function acquireRunLock(file: string, title: string): Promise<RunRecord> {
  const previous = readRunRecord(file);
  if (previous) {
    rejectSecondInstance(previous);
    await terminateLeftovers(previous);
  }
  rmSync(file, { force: true });

  const record = { leader: ownIdentity(), launchers: launchersOf(process.pid), title, children: [] };
  if (!createRunRecord(file, record)) {
    throw refusal('Another process is starting Marquee.');
  }
  return record;
}

function rejectSecondInstance({ leader, launchers, title }: RunRecord): void {
  if (isRunning(leader) && launchers.every(isRunning)) {
    throw refusal(
      `${title} is already running (process ${leader.pid}). Stop that one first: Ctrl-C there, or kill ${leader.pid}.`,
    );
  }
}

/** Terminates the leader first, because it stops its children itself; then the remaining processes. */
async function terminateLeftovers({ leader, children }: RunRecord): Promise<void> {
  await terminateProcess({ ...leader, graceMs: stopTimeoutSeconds * 1000 });
  await Promise.all(children.map(terminateProcess));
}

function ownIdentity() {
  const identity = identityOf(process.pid);
  if (!identity) {
    throw refusal('Cannot read the process table: /proc, or the program ps, is needed.');
  }
  return identity;
}
