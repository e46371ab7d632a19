import { DomainError } from '../domain-error.ts';

export type WaitingRoom = {
  run<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Starts before everything queued by `run`, and has a queue of its own with as many places. */
  runFirst<Result>(work: () => Promise<Result>): Promise<Result>;
};

export type RoomSize = { width: number; seats: number };

/** The error for a call that finds the queue full. */
type Busy = { code: string; message: string };

/** Bulkhead: at most `width` tasks run and `seats` wait; further calls are rejected immediately instead of slowing down all others. */
export function createWaitingRoom({ width, seats, busy }: RoomSize & { busy: Busy }): WaitingRoom {
  const first: (() => void)[] = [];
  const others: (() => void)[] = [];
  let running = 0;

  async function enter(waiting: (() => void)[]): Promise<void> {
    if (running < width) {
      running += 1;
      return;
    }
    if (waiting.length >= seats) {
      throw new DomainError('unavailable', busy.code, busy.message, { retryAfterSeconds: 1 });
    }
    await new Promise<void>((resolve) => waiting.push(resolve));
  }

  function leave(): void {
    const next = first.shift() ?? others.shift();
    if (next === undefined) {
      running -= 1;
      return;
    }
    next();
  }

  async function runAfter<Result>(waiting: (() => void)[], work: () => Promise<Result>): Promise<Result> {
    await enter(waiting);
    try {
      return await work();
    } finally {
      leave();
    }
  }

  return {
    run: (work) => runAfter(others, work),
    runFirst: (work) => runAfter(first, work),
  };
}
