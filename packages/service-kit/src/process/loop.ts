import type { Worker } from '../compose-service.ts';
import { createDoze } from '../messaging/doze.ts';
import type { Logger } from './logger.ts';

/** `nudge`: starts the next round immediately instead of after the pause. */
export type Loop = Worker & { nudge: () => void };

/** Yields items until the loop is stopped, so that a stop waits only for the item in progress. */
export type UntilStopped = <Item>(items: Iterable<Item>) => Iterable<Item>;

type LoopOptions = {
  round: (untilStopped: UntilStopped) => Promise<void>;
  everyMs: number;
  /** Additional pause after a failure, which `nudge` does not shorten. */
  afterFailureMs?: number;
  whenFailed: string;
  logger: Logger;
};

/** Runs rounds until it is stopped; logs a failed round and continues with the next. */
export function createLoop({ round, everyMs, afterFailureMs = 0, whenFailed, logger }: LoopOptions): Loop {
  const doze = createDoze();
  let running: Promise<void> = Promise.resolve();

  function* untilStopped<Item>(items: Iterable<Item>): Iterable<Item> {
    for (const item of items) {
      if (doze.hasEnded()) {
        return;
      }
      yield item;
    }
  }

  async function goRound(): Promise<void> {
    try {
      await round(untilStopped);
    } catch (error) {
      logger.warn({ err: error }, whenFailed);
      await doze.rest(afterFailureMs);
    }
  }

  async function run(): Promise<void> {
    while (!doze.hasEnded()) {
      await goRound();
      await doze.unlessNudged(everyMs);
    }
  }

  return {
    start() {
      running = run();
    },
    async stop() {
      doze.end();
      await running;
    },
    nudge: doze.nudge,
  };
}
