import { join } from 'node:path';
import type { PageQuestion, ServerRenderedPage } from '@marquee/contracts/page-rendering';
import { renderingOf } from '@marquee/contracts/release-record';
import type { ReleaseRecord, ServerRendering } from '@marquee/contracts/release-record';
import { createLoop } from '@marquee/service-kit/process/loop';
import type { Logger } from '@marquee/service-kit/process/logger';
import type { ReleaseRecords } from '@marquee/service-kit/releases/release-records';
import { readBundle } from './read-bundle.ts';
import { startBundle } from './start-bundle.ts';
import type { RunningBundle } from './start-bundle.ts';

type BundlesNeed = { folder: string; records: ReleaseRecords; logger: Logger; lookEveryMs: number };

export type Bundles = {
  start(): void;
  stop(): Promise<void>;
  /** Whether the release store has been looked at once. */
  haveLooked(): boolean;
  /** Null where no bundle of the remote runs. Rejects where it does not render the page, or not in time. */
  render(remote: string, question: PageQuestion): Promise<ServerRenderedPage | null>;
};

type Current = { integrity: string; bundle: RunningBundle };

/** Keeps the server bundle of each released remote running: what the release records name and vouch for, and nothing else. */
export function createBundles({ folder, records, logger, lookEveryMs }: BundlesNeed): Bundles {
  const current = new Map<string, Current>();
  /** What was said of each remote last; the same is not logged at each look. */
  const refused = new Map<string, string>();
  let hasLooked = false;

  async function look(): Promise<void> {
    const released = (await records.current()).filter(({ enabled }) => enabled);
    const wanted = new Map(
      released.flatMap((record) => {
        const server = renderingOf(record);
        return server ? [[record.name, server] as const] : [];
      }),
    );
    for (const name of current.keys()) {
      if (!wanted.has(name)) {
        end(name);
      }
    }
    for (const [name, server] of wanted) {
      if (!isCurrent(name, server)) {
        await replace(name, server);
      }
    }
    hasLooked = true;
  }

  function isCurrent(name: string, { integrity }: ServerRendering): boolean {
    const running = current.get(name);
    return running?.integrity === integrity && running.bundle.isRunning();
  }

  async function replace(name: string, server: ServerRendering): Promise<void> {
    try {
      const source = await readBundle(join(folder, storeFolderOf(name), server.bundle), server.integrity);
      const bundle = await startBundle(source, server.pages);
      end(name);
      current.set(name, { integrity: server.integrity, bundle });
      refused.delete(name);
      logger.info({ remote: name, bundle: server.bundle }, 'a server bundle runs');
    } catch (error) {
      end(name);
      sayOnce(name, { bundle: server.bundle, err: error });
    }
  }

  function sayOnce(name: string, { bundle, err }: { bundle: string; err: unknown }): void {
    const said = `${bundle} ${String(err)}`;
    if (refused.get(name) !== said) {
      refused.set(name, said);
      logger.error({ remote: name, bundle, err }, 'a server bundle is not run');
    }
  }

  function end(name: string): void {
    current.get(name)?.bundle.stop();
    current.delete(name);
  }

  const loop = createLoop({
    round: look,
    everyMs: lookEveryMs,
    whenFailed: 'the server bundles could not be looked at',
    logger,
  });

  return {
    start: () => {
      loop.start();
    },
    async stop() {
      await loop.stop();
      [...current.keys()].forEach(end);
    },
    haveLooked: () => hasLooked,
    render: async (remote, question) => (await current.get(remote)?.bundle.render(question)) ?? null,
  };
}

/** As the deploy gate has it: `mfe_public` is released as `public`. */
function storeFolderOf(name: ReleaseRecord['name']): string {
  return name.replace('mfe_', '');
}
