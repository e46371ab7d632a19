import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { readMessage } from './bundle-messages.ts';
import type { FromBundle, ToBundle } from './bundle-messages.ts';
import { readLines } from './lines.ts';

/** The process that runs a bundle. It is asked one thing at a time. */
export type BundleProcess = {
  isRunning(): boolean;
  /** Resolves with the page. Rejects where the bundle fails, and where the process ends, which it does when the time is over. */
  ask(message: ToBundle, withinMs: number): Promise<unknown>;
  stop(): void;
};

const program = join(import.meta.dirname, 'run-bundle.ts');
/** Node looks for a package.json above the program, up to this workspace's. */
const readable = join(import.meta.dirname, '../..', '*');

/**
 * It reads no file but of this workspace, writes none, starts no process and no worker, and its environment is empty. What Node does not
 * take away, the network, `run-bundle.ts` does as far as a program can, and the deployment does for the whole container.
 */
const execArgv = ['--permission', `--allow-fs-read=${readable}`, '--max-old-space-size=128'];

/** `signal`: kills the process. */
export function startBundleProcess(signal: AbortSignal): BundleProcess {
  const child = spawn(process.execPath, [...execArgv, program], {
    ...{ env: {}, signal, killSignal: 'SIGKILL' },
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  let current: { id: number; settle: (answer: FromBundle | null) => void } | null = null;
  let isRunning = true;
  let asked = 0;

  child.on('exit', end);
  // Before its pipes are taken: a process that could not be started may have none.
  child.on('error', end);
  const [questions, answers] = pipesOf(child);
  readLines(answers, (line) => {
    const answer = readMessage(line);
    if (answer !== null && answer.id === current?.id) {
      current.settle(answer);
    }
  });
  questions.on('error', stop);
  answers.on('error', stop);

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
    async ask(message, withinMs) {
      if (!isRunning) {
        throw new Error('The process of the bundle has ended');
      }
      const { promise, resolve: settle } = Promise.withResolvers<FromBundle | null>();
      current = { id: (asked += 1), settle };
      // A page that never ends would hold up all others: the process is killed, and the next look starts it again.
      const timer = setTimeout(stop, withinMs);
      questions.write(`${JSON.stringify({ ...message, id: asked })}\n`);
      const answer = await promise;
      clearTimeout(timer);
      current = null;
      return requirePage(answer);
    },
  };
}

/** What the process reads, and what it writes. */
function pipesOf({ stdio }: ChildProcess): [Writable, Readable] {
  return [stdio[3] as Writable, stdio[4] as Readable];
}

function requirePage(answer: FromBundle | null): unknown {
  if (answer === null) {
    throw new Error('The process of the bundle has ended');
  }
  if ('failure' in answer) {
    throw new Error(`The bundle has failed: ${answer.failure}`);
  }
  return answer.page;
}
