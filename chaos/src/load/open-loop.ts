import { setTimeout as wait } from 'node:timers/promises';

type Pace = { perSecond: number; signal: AbortSignal; mostAtOnce?: number };

const tickMs = 10;

/** Starts at the asked rate whether or not earlier ones are done; what does not fit is not made up for later. */
export async function openLoop(
  act: () => Promise<void>,
  { perSecond, signal, mostAtOnce = 256 }: Pace,
): Promise<void> {
  const running = new Set<Promise<void>>();
  let last = performance.now();
  let due = 0;
  while (!signal.aborted) {
    const now = performance.now();
    due = Math.min(due + ((now - last) * perSecond) / 1_000, perSecond);
    last = now;
    for (; due >= 1; due -= 1) {
      if (running.size < mostAtOnce) {
        const run = act().finally(() => running.delete(run));
        running.add(run);
      }
    }
    await wait(tickMs);
  }
  await Promise.all(running);
}
