import { buffer } from 'node:stream/consumers';
import { drawPaper } from './draw-paper.ts';
import type { Drawn, Extent } from './draw-paper.ts';
import type { Paper } from './paper.ts';

export type Drawing = { paper: Paper; most: Extent };

export async function draw({ paper, most }: Drawing): Promise<Drawn<Uint8Array>> {
  const { content, reached } = drawPaper(paper, most);
  return { content: await buffer(content), reached };
}
