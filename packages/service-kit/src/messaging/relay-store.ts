import type { Outbox } from '../store/outbox.ts';
import { createDoze } from './doze.ts';
import { createSweep } from './sweep.ts';
import type { SweepOptions } from './sweep.ts';

export type StoreRelay = {
  start: () => void;
  stop: () => Promise<void>;
  nudge: () => void;
  flush: () => Promise<void>;
};

export type Pace = { pollMs: number; pauseMs: number };

/** The loop that empties one store's outbox: at every commit, and every `pollMs` for what other processes left. */
export function relayStore(outbox: Outbox, options: SweepOptions, { pollMs, pauseMs }: Pace): StoreRelay {
  const { bus } = options;
  const sweep = createSweep(outbox, options);
  const doze = createDoze();
  let running: Promise<void> = Promise.resolve();

  async function run(): Promise<void> {
    while (!doze.hasEnded()) {
      if (sweep.takeFailed()) {
        await doze.rest(pauseMs);
      }
      if (bus.isReady()) {
        await sweep.once();
      }
      await doze.unlessNudged(pollMs);
    }
  }

  async function flush(): Promise<void> {
    sweep.takeFailed();
    let isEmpty = false;
    while (!isEmpty && bus.isReady() && !sweep.takeFailed()) {
      const found = await sweep.once();
      // More may have been told of what is at work.
      isEmpty = found === 0 && !sweep.isBusy();
      await sweep.idle();
    }
  }

  outbox.onCommit(doze.nudge);
  return {
    start() {
      running = run();
    },
    async stop() {
      doze.end();
      await running;
      await flush();
    },
    nudge: doze.nudge,
    flush,
  };
}
