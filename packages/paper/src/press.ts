import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Paper } from './paper.ts';

export type Draw = (paper: Paper) => Promise<Uint8Array>;

/**
 * Draws in a thread of its own, one paper after the other: nobody else is kept waiting meanwhile. The thread begins with the first
 * paper, keeps no process alive once it rests, and makes room for another when one cannot be drawn.
 */
export function openPress(): Draw {
  let thread: Worker | null = null;
  let last: Promise<unknown> = Promise.resolve();

  async function draw(paper: Paper): Promise<Uint8Array> {
    thread ??= openThread(() => {
      thread = null;
    });
    return drawnBy(thread, paper);
  }

  return (paper) => {
    const drawn = last.then(() => draw(paper));
    last = drawn.catch(() => null);
    return drawn;
  };
}

function openThread(whenLost: () => void): Worker {
  const thread = new Worker(new URL('./press-thread.ts', import.meta.url));
  thread.on('error', whenLost);
  return thread;
}

async function drawnBy(thread: Worker, paper: Paper): Promise<Uint8Array> {
  thread.ref();
  try {
    thread.postMessage(paper);
    const [bytes] = (await once(thread, 'message')) as [Uint8Array];
    return bytes;
  } finally {
    thread.unref();
  }
}
