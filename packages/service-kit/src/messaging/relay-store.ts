import { AsyncResource } from 'node:async_hooks';
import type { Outbox } from '../store/outbox.ts';
import { createDoze } from './doze.ts';
import { createSweep } from './sweep.ts';
import type { SweepOptions } from './sweep.ts';

export type StoreRelay = {
  start: () => void;
  stop: () => Promise<void>;
  flush: () => Promise<void>;
};

export type StoreOptions = Omit<SweepOptions, 'onMore'>;

/**
 * Enough for a thousand documents. A stopping process does not wait for messages that other replicas keep adding: they relay those
 * themselves.
 */
const mostSweepsAtTheEnd = 10;

/**
 * Many times the normal duration of a write and a confirm. Other relays wait this long for what a process commits just before it crashes.
 */
const takenForMs = 3_000;

export type Pace = { pollMs: number; pauseMs: number };

/**
 * Publishes one store's outbox. Documents committed by this process are leased with their commit; a loop finds, every `pollMs`, what other
 * processes left or could not publish.
 */
export function relayStore(outbox: Outbox, options: StoreOptions, { pollMs, pauseMs }: Pace): StoreRelay {
  const { bus, now } = options;
  const doze = createDoze();
  const sweep = createSweep(outbox, { ...options, onMore: doze.nudge });
  let running: Promise<void> = Promise.resolve();
  let pollAt = 0;
  let isRunning = false;
  let isResting = false;

  function claim(id: string): Date | null {
    const takes = isRunning && !isResting && bus.isReady() && sweep.mayTake(id);
    return takes ? new Date(now().getTime() + takenForMs) : null;
  }

  async function sweepOnce(): Promise<void> {
    const at = performance.now();
    if (at < pollAt) {
      await sweep.once('untouched');
      return;
    }
    pollAt = at + pollMs;
    await sweep.once();
  }

  async function run(): Promise<void> {
    while (!doze.hasEnded()) {
      if (sweep.takeFailed()) {
        isResting = true;
        await doze.rest(pauseMs);
        isResting = false;
      }
      if (bus.isReady()) {
        await sweepOnce();
      }
      await doze.unlessNudged(pollMs);
    }
  }

  async function flush(mostSweeps = Infinity): Promise<void> {
    sweep.takeFailed();
    let isEmpty = false;
    for (
      let sweeps = 0;
      sweeps < mostSweeps && !isEmpty && bus.isReady() && !sweep.takeFailed();
      sweeps += 1
    ) {
      // Busy documents may have new messages, also those that finish while the sweep reads the rest.
      const wasBusy = sweep.isBusy();
      const found = await sweep.once();
      isEmpty = found === 0 && !wasBusy && !sweep.isBusy();
      await sweep.idle();
    }
  }

  // Bound to the current async context, so that a document is relayed outside the request that committed it, whose log scope has ended.
  outbox.onCommit({ claim, take: AsyncResource.bind(sweep.take), nudge: doze.nudge });
  return {
    start() {
      isRunning = true;
      running = run();
    },
    async stop() {
      isRunning = false;
      doze.end();
      await running;
      await flush(mostSweepsAtTheEnd);
    },
    flush: () => flush(),
  };
}
