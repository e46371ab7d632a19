import { createInterruptibleSleep } from '../messaging/interruptible-sleep.ts';
import type { Logger } from './logger.ts';

/** A background task of the service. */
export type Worker = { start(): void; stop(): Promise<void> };

/** `wake` starts the next round immediately instead of after the pause. */
export type Loop = Worker & { wake: () => void };

/** Yields items until the loop is stopped, so that a stop waits only for the item in progress. */
export type UntilStopped = <Item>(items: Iterable<Item>) => Iterable<Item>;

type LoopOptions = {
  round: (untilStopped: UntilStopped) => Promise<void>;
  everyMs: number;
  /** Additional pause after a failure, which `wake` does not shorten. */
  afterFailureMs?: number;
  failureMessage: string;
  logger: Logger;
};

/** Runs rounds until it is stopped; logs a failed round and continues with the next. */
export function createLoop({
  round,
  everyMs,
  afterFailureMs = 0,
  failureMessage,
  logger,
}: LoopOptions): Loop {
  const sleep = createInterruptibleSleep();
  let running: Promise<void> = Promise.resolve();

  function* untilStopped<Item>(items: Iterable<Item>): Iterable<Item> {
    for (const item of items) {
      if (sleep.hasEnded()) {
        return;
      }
      yield item;
    }
  }

  async function runRound(): Promise<void> {
    try {
      await round(untilStopped);
    } catch (error) {
      logger.warn({ err: error }, failureMessage);
      await sleep.pause(afterFailureMs);
    }
  }

  async function run(): Promise<void> {
    while (!sleep.hasEnded()) {
      await runRound();
      await sleep.untilWoken(everyMs);
    }
  }

  return {
    start() {
      running = run();
    },
    async stop() {
      sleep.end();
      await running;
    },
    wake: sleep.wake,
  };
}
