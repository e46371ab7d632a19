import { serverRenderedPage } from '@marquee/contracts/page-rendering';
import type { RenderInput, ServerRenderedPage } from '@marquee/contracts/page-rendering';
import type { ServerPage } from '@marquee/contracts/release-record';
import { DomainError } from '@marquee/service-kit/domain-error';
import { startBundleProcess } from './bundle-process.ts';
import type { BundleProcess } from './bundle-process.ts';
import { createSerialQueue } from './serial-queue.ts';

/** A server bundle in its own process. */
export type RunningBundle = {
  isRunning(): boolean;
  /** Rejects if the page fails or takes too long, if too many pages wait, or if the signal aborts before the page's turn. */
  render(question: RenderInput, signal: AbortSignal): Promise<ServerRenderedPage>;
  /** Stops the bundle when no page waits, or after a second. `render` must not be called afterwards. */
  retire(): void;
};

/** A page takes 10 ms and the gateway times out after 300 ms, so more than 32 waiting pages would time out. */
const limits = { startMs: 20_000, renderMs: 1_000, retireMs: 1_000, maxWaiting: 32, warmUps: 5 } as const;

/** Runs a bundle until the signal aborts. Resolves when the bundle has rendered its first pages; rejects if it cannot run. */
export async function startBundle(
  { source, pages }: { source: string; pages: readonly ServerPage[] },
  signal: AbortSignal,
): Promise<RunningBundle> {
  const bundle = startBundleProcess(signal);
  try {
    await bundle.request({ source }, limits.startMs);
    await warmUp(bundle, pages);
    return rendering(bundle);
  } catch (error) {
    bundle.stop();
    throw error;
  }
}

/** Renders pages in advance, because the first ones compile most of the bundle. A page that fails without an answer does no harm. */
async function warmUp(bundle: BundleProcess, pages: readonly ServerPage[]): Promise<void> {
  for (const { path } of pages.flatMap((page) => Array.from({ length: limits.warmUps }, () => page))) {
    const question = { path, search: '', answer: { status: 404, body: {} } };
    await bundle.request({ question }, limits.renderMs).catch(() => undefined);
  }
}

function rendering(bundle: BundleProcess): RunningBundle {
  const queue = createSerialQueue();
  return {
    isRunning: () => bundle.isRunning(),
    async render(question, signal) {
      if (queue.waiting() >= limits.maxWaiting) {
        throw new DomainError('unavailable', 'too_many_pages', 'Too many pages wait');
      }
      return queue.run(signal, async () => {
        if (!bundle.isRunning()) {
          throw new DomainError('unavailable', 'no_bundle', 'The server bundle of this remote has ended');
        }
        return serverRenderedPage.parse(await bundle.request({ question }, limits.renderMs));
      });
    },
    retire() {
      queue
        .run(AbortSignal.timeout(limits.retireMs), () => Promise.resolve())
        .catch(() => undefined)
        .finally(() => {
          bundle.stop();
        });
    },
  };
}
