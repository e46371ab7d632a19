import { join } from 'node:path';
import type { RenderInput, ServerRenderedPage } from '@marquee/contracts/page-rendering';
import { renderingOf } from '@marquee/contracts/release-record';
import type { ReleaseRecord, ServerRendering } from '@marquee/contracts/release-record';
import { createLoop } from '@marquee/service-kit/process/loop';
import type { Logger } from '@marquee/service-kit/process/logger';
import type { ReleaseRecords } from '@marquee/service-kit/releases/release-records';
import { createFailedStarts } from './failed-starts.ts';
import { createFatalPages } from './fatal-pages.ts';
import { readBundle } from './read-bundle.ts';
import { startBundle } from './start-bundle.ts';
import type { RunningBundle } from './start-bundle.ts';

type BundlesNeed = { folder: string; records: ReleaseRecords; logger: Logger; pollIntervalMs: number };

export type Bundles = {
  start(): void;
  stop(): Promise<void>;
  /** Whether the release store has been read once, and its bundles have started or failed. */
  hasPolled(): boolean;
  /**
   * Resolves to null if no bundle of the remote was started. Rejects if the bundle's process has ended, if too many pages wait, if the page
   * has ended a process within the last minute, if rendering fails, or if the signal aborts before rendering starts.
   */
  render(remote: string, input: RenderInput, signal: AbortSignal): Promise<ServerRenderedPage | null>;
};

type Current = { integrity: string; bundle: RunningBundle };
type Starting = { integrity: string; started: Promise<void>; cancel: () => void };

/** Runs the server bundle of each released remote, if the bundle matches the hash in the release record. */
export function createBundles({ folder, records, logger, pollIntervalMs }: BundlesNeed): Bundles {
  const current = new Map<string, Current>();
  const starting = new Map<string, Starting>();
  const failed = createFailedStarts({ pollIntervalMs, now: () => performance.now() });
  const fatalPages = createFatalPages(() => performance.now());
  const stopping = new AbortController();
  let isPolled = false;

  async function poll(): Promise<void> {
    const released = (await records.current()).filter(({ enabled }) => enabled);
    const wanted = new Map(
      released.flatMap((record) => {
        const server = renderingOf(record);
        return server ? [[record.name, server] as const] : [];
      }),
    );
    for (const name of [...current.keys(), ...starting.keys()]) {
      if (!wanted.has(name)) {
        starting.get(name)?.cancel();
        retire(name);
      }
    }
    for (const [name, server] of wanted) {
      if (shouldStart(name, server)) {
        begin(name, server);
      }
    }
    // Not awaited, because a bundle that hangs at its start must not delay the next poll.
    void Promise.all(Array.from(starting.values(), ({ started }) => started)).then(() => (isPolled = true));
  }

  function shouldStart(name: string, { integrity }: ServerRendering): boolean {
    const running = current.get(name);
    const isCurrent = running?.integrity === integrity && running.bundle.isRunning();
    return !isCurrent && starting.get(name)?.integrity !== integrity && !failed.isPaused(name, integrity);
  }

  function begin(name: string, server: ServerRendering): void {
    starting.get(name)?.cancel();
    const life = new AbortController();
    const signal = AbortSignal.any([life.signal, stopping.signal]);
    const started = replace(name, server, signal).finally(() => {
      if (starting.get(name)?.started === started) {
        starting.delete(name);
      }
    });
    const cancel = () => {
      life.abort();
      starting.delete(name);
    };
    starting.set(name, { integrity: server.integrity, started, cancel });
  }

  async function replace(name: string, server: ServerRendering, signal: AbortSignal): Promise<void> {
    const { bundle: file, integrity, pages } = server;
    try {
      const source = await readBundle(join(folder, storeFolderOf(name), file), integrity);
      const bundle = await startBundle({ source, integrity, pages }, fatalPages, signal);
      signal.throwIfAborted();
      retire(name);
      current.set(name, { integrity, bundle });
      failed.forget(name);
      logger.info({ remote: name, bundle: file }, 'a server bundle was started');
    } catch (error) {
      if (signal.aborted) {
        return;
      }
      retire(name);
      if (failed.add(name, integrity, `${file} ${String(error)}`)) {
        logger.error({ remote: name, bundle: file, err: error }, 'a server bundle could not be started');
      }
    }
  }

  /** Stops using a bundle for new pages. The bundle still renders the pages that wait for it. */
  function retire(name: string): void {
    current.get(name)?.bundle.retire();
    current.delete(name);
  }

  const loop = createLoop({
    round: poll,
    everyMs: pollIntervalMs,
    failureMessage: 'the server bundles could not be checked for changes',
    logger,
  });

  return {
    start: () => {
      loop.start();
    },
    async stop() {
      await loop.stop();
      stopping.abort();
      await Promise.all(Array.from(starting.values(), ({ started }) => started));
    },
    hasPolled: () => isPolled,
    async render(remote, input, signal) {
      return (await current.get(remote)?.bundle.render(input, signal)) ?? null;
    },
  };
}

/** The remote's folder in the release store: `mfe_public` is released as `public`, as in the deploy gate. */
function storeFolderOf(name: ReleaseRecord['name']): string {
  return name.replace('mfe_', '');
}
