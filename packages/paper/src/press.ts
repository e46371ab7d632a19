import { Piscina } from 'piscina';
import { largestExtent } from './draw-paper.ts';
import type { Drawn, Extent } from './draw-paper.ts';
import type { Paper } from './paper.ts';
import type { Drawing } from './pdf-worker.ts';

/** Rejects once `signal` is aborted, and ends the worker that draws. */
export type Draw = (paper: Paper, signal: AbortSignal) => Promise<Drawn<Uint8Array>>;

/**
 * A worker begins with its first document, ends after a quiet minute, and keeps no process alive meanwhile; its heap is a few times what
 * the largest document takes.
 */
const oneWorker = {
  filename: new URL('pdf-worker.ts', import.meta.url).href,
  name: 'draw',
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: 60_000,
  resourceLimits: { maxOldGenerationSizeMb: 256 },
};

/** Draws one document after the other in a thread of its own, so that no other call of the process waits meanwhile. */
export function openPress(most: Extent = largestExtent): Draw {
  const pool = new Piscina<Drawing, Drawn<Uint8Array>>(oneWorker);
  return (paper, signal) => pool.run({ paper, most }, { signal });
}
