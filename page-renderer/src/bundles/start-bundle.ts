import { serverRenderedPage } from '@marquee/contracts/page-rendering';
import type { RenderInput, ServerRenderedPage } from '@marquee/contracts/page-rendering';
import type { ServerPage } from '@marquee/contracts/release-record';
import { DomainError } from '@marquee/service-kit/domain-error';
import { startBundleProcess } from './bundle-process.ts';
import type { BundleProcess } from './bundle-process.ts';
import { identifyPage } from './fatal-pages.ts';
import type { FatalPages } from './fatal-pages.ts';
import { createSerialQueue } from './serial-queue.ts';

/** A server bundle in its own process. */
export type RunningBundle = {
  isRunning(): boolean;
  /**
   * Rejects if the page fails, takes too long or is fatal. Also rejects if too many pages wait, or if the signal aborts before the page's
   * turn.
   */
  render(input: RenderInput, signal: AbortSignal): Promise<ServerRenderedPage>;
  /** Stops the bundle when no page waits, or after a second. `render` must not be called afterwards. */
  retire(): void;
};

type BundleToStart = { source: string; integrity: string; pages: readonly ServerPage[] };

/**
 * A page takes 10 ms and the gateway times out after 300 ms, so a page behind 32 others would time out. The longest quote, with 500
 * lines, takes 50 to 180 ms of CPU time, which can exceed `renderMs` on a busy machine.
 */
const limits = { startMs: 20_000, renderMs: 1_000, retireMs: 1_000, maxWaiting: 32, warmUps: 5 } as const;

/**
 * Runs a bundle until the signal aborts. Resolves when the bundle has rendered its first pages; rejects if it cannot run. A page that ends
 * the bundle's process is added to `fatalPages`, whose pages are not rendered.
 */
export async function startBundle(
  { source, ...released }: BundleToStart,
  fatalPages: FatalPages,
  signal: AbortSignal,
): Promise<RunningBundle> {
  const bundle = startBundleProcess(signal);
  try {
    await bundle.request({ source }, limits.startMs);
    await warmUp(bundle, released.pages);
    return rendering(bundle, {
      isFatal: (input) => fatalPages.has(identifyPage(released, input)),
      addFatal: (input) => {
        if (!signal.aborted) {
          fatalPages.add(identifyPage(released, input));
        }
      },
    });
  } catch (error) {
    bundle.stop();
    throw error;
  }
}

/** Renders pages in advance, because the first renderings compile most of the bundle. Ignores failures, because the pages get no data. */
async function warmUp(bundle: BundleProcess, pages: readonly ServerPage[]): Promise<void> {
  for (const { path } of pages.flatMap((page) => Array.from({ length: limits.warmUps }, () => page))) {
    const input = { path, search: '', answer: { status: 404, body: {} } };
    await bundle.request({ input }, limits.renderMs).catch(() => undefined);
  }
}

type FatalRequests = {
  isFatal: (input: RenderInput) => boolean;
  addFatal: (input: RenderInput) => void;
};

function rendering(bundle: BundleProcess, { isFatal, addFatal }: FatalRequests): RunningBundle {
  const queue = createSerialQueue();
  let isStopped = false;

  async function requestPage(input: RenderInput): Promise<unknown> {
    try {
      return await bundle.request({ input }, limits.renderMs);
    } catch (error) {
      if (!bundle.isRunning() && !isStopped) {
        addFatal(input);
      }
      throw error;
    }
  }

  return {
    isRunning: () => bundle.isRunning(),
    async render(input, signal) {
      if (isFatal(input)) {
        throw new DomainError('unavailable', 'fatal_page', 'This page has ended the process of its bundle');
      }
      if (queue.waiting() >= limits.maxWaiting) {
        throw new DomainError('unavailable', 'too_many_pages', 'Too many pages are waiting');
      }
      return queue.run(signal, async () => {
        if (!bundle.isRunning()) {
          throw new DomainError('unavailable', 'no_bundle', 'The server bundle of this remote has ended');
        }
        return serverRenderedPage.parse(await requestPage(input));
      });
    },
    retire() {
      queue
        .run(AbortSignal.timeout(limits.retireMs), () => Promise.resolve())
        .catch(() => undefined)
        .finally(() => {
          isStopped = true;
          bundle.stop();
        });
    },
  };
}
