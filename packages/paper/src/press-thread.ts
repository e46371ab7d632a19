import { buffer } from 'node:stream/consumers';
import { parentPort } from 'node:worker_threads';
import { drawPaper } from './draw-paper.ts';
import type { Paper } from './paper.ts';

parentPort?.on('message', (paper: Paper) => void answer(paper));

/** What fails ends the thread, and the press tells whoever waits. */
async function answer(paper: Paper): Promise<void> {
  parentPort?.postMessage(await buffer(drawPaper(paper)));
}
