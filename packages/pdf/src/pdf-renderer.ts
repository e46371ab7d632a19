import { Piscina } from 'piscina';
import { maxDocumentSize } from './render-pdf.ts';
import type { RenderedPdf, DocumentSize } from './render-pdf.ts';
import type { DocumentDefinition } from './document-definition.ts';
import type { RenderTask } from './pdf-worker.ts';

/** Rejects once `signal` aborts, and terminates the worker that renders. */
export type PdfRenderer = (
  document: DocumentDefinition,
  signal: AbortSignal,
) => Promise<RenderedPdf<Uint8Array>>;

/**
 * A worker starts with its first document, ends after an idle minute, and does not keep the process alive; its heap is a few times what the
 * largest document needs.
 */
const workerOptions = {
  filename: new URL('pdf-worker.ts', import.meta.url).href,
  name: 'renderDocument',
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: 60_000,
  resourceLimits: { maxOldGenerationSizeMb: 256 },
};

/** Renders one document at a time in a worker thread, so that it does not block the process's other calls. */
export function createPdfRenderer(maxSize: DocumentSize = maxDocumentSize): PdfRenderer {
  const pool = new Piscina<RenderTask, RenderedPdf<Uint8Array>>(workerOptions);
  return (document, signal) => pool.run({ document, maxSize }, { signal });
}
