import type { ChildProcess, SpawnOptions } from 'node:child_process';
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';

import { terminateProcess } from './terminate-process.ts';
import { identityOf } from './process-identity.ts';
import type { ChildRecord, RunRecord } from './run-record.ts';
import { replaceRunRecord } from './run-record.ts';

export type ChildOptions = {
  role: string;
  command: string;
  args: string[];
  /** Time for a graceful stop. */
  graceMs: number;
  /** Whether the process starts processes of its own, which must stop with it. */
  group?: boolean;
  options?: SpawnOptions;
};

/** Starts processes and writes each into the run record. If this process is killed, the next start ends the recorded processes. */
export type Children = {
  start: (options: ChildOptions) => ChildProcess;
  stopAll: () => Promise<void>;
};

export function createChildren(file: string, record: RunRecord): Children {
  const running = new Set<ChildRecord>();
  let isStopping = false;
  const save = (): void => {
    if (!isStopping) {
      replaceRunRecord(file, { ...record, children: [...running] });
    }
  };

  return {
    start({ role, command, args, graceMs, group = false, options = {} }) {
      // In a new session, so that Ctrl-C does not reach the child. Otherwise the database would stop before the services have written.
      const child = spawn(command, args, { ...options, detached: true });
      const identity = child.pid === undefined ? undefined : identityOf(child.pid);
      if (identity) {
        const entry = { ...identity, role, group, graceMs };
        running.add(entry);
        child.once('exit', () => {
          running.delete(entry);
          save();
        });
        save();
      }
      return child;
    },
    async stopAll() {
      isStopping = true;
      await Promise.all([...running].reverse().map(terminateProcess));
      rmSync(file, { force: true });
    },
  };
}
