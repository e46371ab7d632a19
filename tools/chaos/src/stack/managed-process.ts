import type { ChildProcess } from 'node:child_process';

import { untilReady } from '@marquee/local/network/until-ready';

/** A process of the environment that a fault may end. The harness restarts the process at the same address. */
export type ManagedProcess = {
  name: string;
  isRunning: () => boolean;
  /** Process id of the current or last run; undefined before the first run. */
  pid: () => number | undefined;
  /** The signal that ended the last run; null while the process runs, and if it exited otherwise. */
  endedBy: () => NodeJS.Signals | null;
  /** Starts the process; resolves when it is ready to serve. */
  start: () => Promise<void>;
  /** Sends SIGKILL; resolves when the process is gone, to false if it was not running any more. */
  kill: () => Promise<boolean>;
  /** Sends SIGTERM; resolves to the exit code (null: a signal ended it). */
  terminate: () => Promise<number | null>;
  /** Announces that a planted fault is about to end this run. */
  expectExit: () => void;
  /** Exits in all runs that were caused neither by a signal of the harness nor by a planted fault. */
  unexpectedExits: () => readonly Exit[];
};

export type Exit = { name: string; code: number | null; signal: NodeJS.Signals | null };

export type ProcessPlan = {
  name: string;
  launch: () => ChildProcess | Promise<ChildProcess>;
  /** Answers 200 when the process serves; without it, the process serves as soon as `launch` resolves. */
  readyUrl?: string;
  /** Whether the process leads a process group, which is killed with it. */
  group?: boolean;
};

const readyWithinSeconds = 60;

export function manageProcess({ name, launch, readyUrl, group = false }: ProcessPlan): ManagedProcess {
  let child: ChildProcess | undefined;
  const expected = new WeakSet<ChildProcess>();
  const unexpected: Exit[] = [];

  function isRunning(): boolean {
    return child?.exitCode === null && child.signalCode === null;
  }

  async function signal(which: NodeJS.Signals): Promise<number | null> {
    const running = child;
    if (running?.pid === undefined || !isRunning()) {
      return running?.exitCode ?? null;
    }
    const { pid } = running;
    expected.add(running);
    return new Promise((resolve) => {
      running.once('exit', resolve);
      process.kill(group ? -pid : pid, which);
    });
  }

  return {
    name,
    isRunning,
    pid: () => child?.pid,
    endedBy: () => child?.signalCode ?? null,
    async start() {
      const started = await launch();
      child = started;
      started.once('exit', (code, signalled) => {
        if (!expected.has(started)) {
          unexpected.push({ name, code, signal: signalled });
        }
      });
      if (readyUrl !== undefined) {
        await untilReady({ name, url: readyUrl, child: started, seconds: readyWithinSeconds });
      }
    },
    async kill() {
      const wasRunning = isRunning();
      await signal('SIGKILL');
      return wasRunning;
    },
    terminate: () => signal('SIGTERM'),
    expectExit() {
      if (child !== undefined) {
        expected.add(child);
      }
    },
    unexpectedExits: () => unexpected,
  };
}
