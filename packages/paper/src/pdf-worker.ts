import { buffer } from 'node:stream/consumers';
import { drawPaper } from './draw-paper.ts';
import type { Extent } from './draw-paper.ts';
import type { Paper } from './paper.ts';

export type Drawing = { paper: Paper; most: Extent };

/** The bytes of the document. */
export function draw({ paper, most }: Drawing): Promise<Uint8Array> {
  return buffer(drawPaper(paper, most));
}
