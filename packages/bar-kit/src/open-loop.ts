import { setTimeout as wait } from 'node:timers/promises';

import { createSchedule } from './schedule.ts';

type Pace = { perSecond: number; signal: AbortSignal; mostAtOnce?: number };

/** How many acts were due, and how many of these were skipped because too many were in flight. */
export type Offered = { due: number; leftOut: number };

/** `dueAt`: the scheduled start, in milliseconds of `performance.now()`; latency measured from there includes the waiting time. */
export type DueAct = (dueAt: number) => Promise<void>;

/**
 * Starts acts at the given rate, whether or not earlier ones are done; skipped acts are not made up later. The first failing act ends it.
 */
export async function openLoop(act: DueAct, { perSecond, signal, mostAtOnce = 256 }: Pace): Promise<Offered> {
  const running = new Set<Promise<void>>();
  const schedule = createSchedule({ perSecond, startAt: performance.now() });
  const offered = { due: 0, leftOut: 0 };
  const failures: unknown[] = [];
  while (!signal.aborted && failures.length === 0) {
    for (const dueAt of schedule.dueBy(performance.now())) {
      offered.due += 1;
      if (running.size < mostAtOnce) {
        const run = act(dueAt)
          .catch((failure: unknown) => void failures.push(failure))
          .finally(() => running.delete(run));
        running.add(run);
      } else {
        offered.leftOut += 1;
      }
    }
    const pauseMs = Math.max(0, schedule.nextAt() - performance.now());
    await wait(pauseMs, undefined, { signal }).catch(() => undefined);
  }
  await Promise.all(running);
  if (failures.length > 0) {
    throw failures[0];
  }
  return offered;
}
