import type { Worker } from '../compose-service.ts';
import { createDoze } from '../messaging/doze.ts';
import type { Logger } from './logger.ts';

/** `nudge`: it goes round at once instead of after its pause. */
export type Loop = Worker & { nudge: () => void };

/** Hands out one after the other, and no more once the loop is to stop: a stop waits only for what was begun. */
export type UntilStopped = <Item>(items: Iterable<Item>) => Iterable<Item>;

type LoopOptions = {
  round: (untilStopped: UntilStopped) => Promise<void>;
  everyMs: number;
  /** Rests so much longer, which no nudge cuts short. */
  afterFailureMs?: number;
  whenFailed: string;
  logger: Logger;
};

/** Goes round until it is stopped; a round that fails is told, and followed by the next. */
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
