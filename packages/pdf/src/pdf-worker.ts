import { buffer } from 'node:stream/consumers';
import { renderPdf } from './render-pdf.ts';
import type { RenderedPdf, DocumentSize } from './render-pdf.ts';
import type { DocumentDefinition } from './document-definition.ts';

export type RenderTask = { document: DocumentDefinition; maxSize: DocumentSize };

export async function renderDocument({ document, maxSize }: RenderTask): Promise<RenderedPdf<Uint8Array>> {
  const { content, reached } = renderPdf(document, maxSize);
  return { content: await buffer(content), reached };
}
