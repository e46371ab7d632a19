import { setupWorker } from 'msw/browser';
import { handlersFor } from './handlers.ts';
import type { MockApi } from './mock-api.ts';

/** Starts the mock service worker. After that no request leaves the tab, except requests for the page's own files. */
export async function startWorker(api: MockApi): Promise<void> {
  const worker = setupWorker(...handlersFor(api, location.origin));
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
}
