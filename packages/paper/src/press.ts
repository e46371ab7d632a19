import { Piscina } from 'piscina';
import { largestExtent } from './draw-paper.ts';
import type { Drawn, Extent } from './draw-paper.ts';
import type { Paper } from './paper.ts';
import type { Drawing } from './pdf-worker.ts';

/** Rejects once `signal` aborts, and terminates the worker that renders. */
export type Draw = (paper: Paper, signal: AbortSignal) => Promise<Drawn<Uint8Array>>;

/**
 * A worker starts with its first document, ends after an idle minute, and does not keep the process alive; its heap is a few times what the
 * largest document needs.
 */
const oneWorker = {
  filename: new URL('pdf-worker.ts', import.meta.url).href,
  name: 'draw',
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: 60_000,
  resourceLimits: { maxOldGenerationSizeMb: 256 },
};

/** Renders one document at a time in a worker thread, so that it does not block the process's other calls. */
export function openPress(most: Extent = largestExtent): Draw {
  const pool = new Piscina<Drawing, Drawn<Uint8Array>>(oneWorker);
  return (paper, signal) => pool.run({ paper, most }, { signal });
}
