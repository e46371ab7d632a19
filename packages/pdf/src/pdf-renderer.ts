import { Piscina } from 'piscina';
import { maxDocumentSize } from './render-pdf.ts';
import type { RenderedPdf, DocumentSize } from './render-pdf.ts';
import type { DocumentDefinition } from './document-definition.ts';
import type { RenderTask } from './pdf-worker.ts';

/** Renders a document. When `signal` aborts, the promise rejects and the worker that renders is terminated. */
export type PdfRenderer = (
  document: DocumentDefinition,
  signal: AbortSignal,
) => Promise<RenderedPdf<Uint8Array>>;

/**
 * The worker starts with the first document, ends after an idle minute and does not keep the process alive. Its heap limit is a few times
 * the need of the largest document.
 */
const workerOptions = {
  filename: new URL('pdf-worker.ts', import.meta.url).href,
  name: 'renderDocument',
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: 60_000,
  resourceLimits: { maxOldGenerationSizeMb: 256 },
};

/** A renderer that renders one document at a time in a worker thread, so that rendering does not block other calls of the process. */
export function createPdfRenderer(maxSize: DocumentSize = maxDocumentSize): PdfRenderer {
  const pool = new Piscina<RenderTask, RenderedPdf<Uint8Array>>(workerOptions);
  return (document, signal) => pool.run({ document, maxSize }, { signal });
}
