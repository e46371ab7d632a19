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

/** Enough for a thousand documents. Whoever leaves does not wait for what other replicas go on telling: they relay it themselves. */
const mostSweepsAtTheEnd = 10;

/** Many times what a write and a confirm take when all is well; what a process has committed just before it dies waits that long for another. */
const takenForMs = 3_000;

export type Pace = { pollMs: number; pauseMs: number };

/** Empties one store's outbox: what is committed here is taken with its commit, and a loop finds every `pollMs` what other processes left or could not publish. */
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
      // More may have been told of what is at work, also of what ends while the sweep looks at the rest.
      const wasBusy = sweep.isBusy();
      const found = await sweep.once();
      isEmpty = found === 0 && !wasBusy && !sweep.isBusy();
      await sweep.idle();
    }
  }

  // Bound to where it is made: what a request has committed is relayed outside of it, when its log lines have ended.
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
