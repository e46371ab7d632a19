import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { serverRenderedPage } from '@marquee/contracts/page-rendering';
import type { PageQuestion, ServerRenderedPage } from '@marquee/contracts/page-rendering';
import type { ServerPage } from '@marquee/contracts/release-record';
import type { FromBundle, ToBundle } from './bundle-messages.ts';

/** A server bundle in a process of its own. */
export type RunningBundle = {
  isRunning(): boolean;
  /** Rejects where the page breaks or does not come in time, and where too many wait. */
  render(question: PageQuestion): Promise<ServerRenderedPage>;
  stop(): void;
};

const program = join(import.meta.dirname, 'run-bundle.ts');
/** Node looks for a package.json above the program, up to this workspace's. */
const readable = join(import.meta.dirname, '../..', '*');

/** Milliseconds. A page takes 10; whoever asks gives up after 300. */
const limits = { startMs: 20_000, renderMs: 1_000, mostWaiting: 64, warmUps: 5 } as const;

/**
 * It reads no file but of this workspace, writes none, starts no process and no worker, and its environment is empty. What Node does not
 * take away, the network, `run-bundle.ts` does as far as a program can, and the deployment does for the whole container.
 */
const execArgv = ['--permission', `--allow-fs-read=${readable}`, '--max-old-space-size=128'];

/** Runs a bundle's text. Resolves when it is ready and warm; rejects where it cannot be run. */
export async function startBundle(source: string, pages: readonly ServerPage[]): Promise<RunningBundle> {
  const child = fork(program, [], { env: {}, execArgv, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  const bundle = talkTo(child);
  try {
    await bundle.run(source);
    await warmUp(bundle, pages);
    return bundle;
  } catch (error) {
    bundle.stop();
    throw error;
  }
}

/** The first pages compile most of the program. What a page shows without an answer is enough for that; one that breaks without does no harm. */
async function warmUp(bundle: RunningBundle, pages: readonly ServerPage[]): Promise<void> {
  for (const { path } of pages.flatMap((page) => Array.from({ length: limits.warmUps }, () => page))) {
    await bundle.render({ path, search: '', answer: { status: 404, body: {} } }).catch(() => undefined);
  }
}

type Waiting = { settle: (answer: FromBundle) => void; reject: (error: Error) => void };

function talkTo(child: ChildProcess): RunningBundle & { run(source: string): Promise<void> } {
  const waiting = new Map<number, Waiting>();
  let isRunning = true;
  let asked = 0;

  child.on('message', (answer: FromBundle) => {
    waiting.get(answer.id)?.settle(answer);
  });
  void Promise.race([once(child, 'exit'), once(child, 'error')]).then(() => {
    isRunning = false;
    waiting.forEach(({ reject }) => {
      reject(new Error('The process of the bundle has ended'));
    });
  });

  async function ask(question: ToBundle, withinMs: number): Promise<FromBundle> {
    if (!isRunning || waiting.size >= limits.mostWaiting) {
      throw new Error(isRunning ? 'Too many pages wait' : 'The process of the bundle has ended');
    }
    const id = (asked += 1);
    const { promise, resolve: settle, reject } = Promise.withResolvers<FromBundle>();
    // A page that never ends would hold up all others: the process goes, and the next look starts it again.
    const timer = setTimeout(stop, withinMs);
    waiting.set(id, { settle, reject });
    child.send({ ...question, id }, (error) => {
      if (error) {
        reject(error);
      }
    });
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      waiting.delete(id);
    }
  }

  function stop(): void {
    child.kill('SIGKILL');
  }

  return {
    isRunning: () => isRunning,
    stop,
    async run(source) {
      requirePage(await ask({ source }, limits.startMs));
    },
    render: async (question) =>
      serverRenderedPage.parse(requirePage(await ask({ question }, limits.renderMs * (waiting.size + 1)))),
  };
}

function requirePage(answer: FromBundle): unknown {
  if ('failure' in answer) {
    throw new Error(`The bundle has failed: ${answer.failure}`);
  }
  return answer.page;
}
