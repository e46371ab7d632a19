import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { readMessage } from './bundle-messages.ts';
import type { FromBundle, ToBundle } from './bundle-messages.ts';
import { readLines } from './read-lines.ts';

/** The process that runs a bundle. It handles one message at a time. */
export type BundleProcess = {
  isRunning(): boolean;
  /**
   * Resolves with the page; null for the source. Rejects if the bundle fails or the process ends. Kills a process that does not answer
   * within `withinMs`.
   */
  request(message: ToBundle, withinMs: number): Promise<unknown>;
  stop(): void;
};

const program = join(import.meta.dirname, 'run-bundle.ts');
/** Includes the workspace's package.json, because Node looks for one in the folders above the program. */
const readable = join(import.meta.dirname, '../..', '*');

/**
 * The process can read only this workspace. It cannot write files or start processes or workers, and its environment is empty. Node cannot
 * block the network: `run-bundle.ts` blocks it as far as a program can, and the deployment blocks it for the whole container.
 */
const execArgv = ['--permission', `--allow-fs-read=${readable}`, '--max-old-space-size=128'];

/** Starts a process for one bundle. The process is killed when `signal` aborts. */
export function startBundleProcess(signal: AbortSignal): BundleProcess {
  const child = spawn(process.execPath, [...execArgv, program], {
    ...{ env: {}, signal, killSignal: 'SIGKILL' },
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  let current: { id: number; settle: (answer: FromBundle | null) => void } | null = null;
  let isRunning = true;
  let lastId = 0;

  child.on('exit', end);
  // Registered before the pipes are used, because a process that failed to start may have no pipes.
  child.on('error', end);
  const [inputs, outputs] = pipesOf(child);
  readLines(outputs, (line) => {
    const answer = readMessage(line);
    if (answer !== null && answer.id === current?.id) {
      current.settle(answer);
    }
  });
  inputs.on('error', stop);
  outputs.on('error', stop);

  function end(): void {
    isRunning = false;
    current?.settle(null);
  }

  function stop(): void {
    child.kill('SIGKILL');
  }

  return {
    isRunning: () => isRunning,
    stop,
    async request(message, withinMs) {
      if (!isRunning) {
        throw new Error('The bundle’s process has ended');
      }
      const { promise, resolve: settle } = Promise.withResolvers<FromBundle | null>();
      current = { id: (lastId += 1), settle };
      // A page that never ends would block all other pages, so the process is killed. The next poll starts another process.
      const timer = setTimeout(stop, withinMs);
      inputs.write(`${JSON.stringify({ ...message, id: lastId })}\n`);
      const answer = await promise;
      clearTimeout(timer);
      current = null;
      return requirePage(answer);
    },
  };
}

/** The process's input and output. */
function pipesOf({ stdio }: ChildProcess): [Writable, Readable] {
  return [stdio[3] as Writable, stdio[4] as Readable];
}

function requirePage(answer: FromBundle | null): unknown {
  if (answer === null) {
    throw new Error('The bundle’s process has ended');
  }
  if ('failure' in answer) {
    throw new Error(`The bundle has failed: ${answer.failure}`);
  }
  return answer.page;
}
