import { DomainError } from '../domain-error.ts';

export type Bulkhead = {
  run<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Starts the work before all work that `run` has queued. Priority work has its own queue of the same size. */
  runWithPriority<Result>(work: () => Promise<Result>): Promise<Result>;
};

export type BulkheadSize = { maxConcurrent: number; maxQueue: number };

/** The error for a call that finds the queue full. */
type Busy = { code: string; message: string };

/** At most `maxConcurrent` tasks run and `maxQueue` wait. Further calls are rejected at once, so that they do not slow down others. */
export function createBulkhead({ maxConcurrent, maxQueue, busy }: BulkheadSize & { busy: Busy }): Bulkhead {
  const priority: (() => void)[] = [];
  const others: (() => void)[] = [];
  let running = 0;

  async function enter(waiting: (() => void)[]): Promise<void> {
    if (running < maxConcurrent) {
      running += 1;
      return;
    }
    if (waiting.length >= maxQueue) {
      throw new DomainError('unavailable', busy.code, busy.message, { retryAfterSeconds: 1 });
    }
    await new Promise<void>((resolve) => waiting.push(resolve));
  }

  function leave(): void {
    const next = priority.shift() ?? others.shift();
    if (next === undefined) {
      running -= 1;
      return;
    }
    next();
  }

  async function runQueued<Result>(waiting: (() => void)[], work: () => Promise<Result>): Promise<Result> {
    await enter(waiting);
    try {
      return await work();
    } finally {
      leave();
    }
  }

  return {
    run: (work) => runQueued(others, work),
    runWithPriority: (work) => runQueued(priority, work),
  };
}
