import { setTimeout as wait } from 'node:timers/promises';

import { createSchedule } from './schedule.ts';

type LoadRate = { perSecond: number; signal: AbortSignal; maxConcurrent?: number };

/** `due`: the number of actions that were due. `skipped`: how many of them did not start, because too many were in flight. */
export type OfferedLoad = { due: number; skipped: number };

/** `dueAt`: the scheduled start, in milliseconds of `performance.now()`. A latency measured from `dueAt` includes a delayed start. */
export type ScheduledAction = (dueAt: number) => Promise<void>;

/**
 * Starts actions at the given rate until `signal` aborts, whether or not earlier actions have ended. An action that is skipped is not
 * started later. If an action fails, the loop starts no more, waits for the running actions, and rejects with the first failure.
 */
export async function openLoop(
  action: ScheduledAction,
  { perSecond, signal, maxConcurrent = 256 }: LoadRate,
): Promise<OfferedLoad> {
  const running = new Set<Promise<void>>();
  const schedule = createSchedule({ perSecond, startAt: performance.now() });
  const offered = { due: 0, skipped: 0 };
  const failures: unknown[] = [];
  while (!signal.aborted && failures.length === 0) {
    for (const dueAt of schedule.dueBy(performance.now())) {
      offered.due += 1;
      if (running.size < maxConcurrent) {
        const run = action(dueAt)
          .catch((failure: unknown) => void failures.push(failure))
          .finally(() => running.delete(run));
        running.add(run);
      } else {
        offered.skipped += 1;
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
