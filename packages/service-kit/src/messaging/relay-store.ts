import { AsyncResource } from 'node:async_hooks';
import type { Outbox } from '../store/outbox.ts';
import { createInterruptibleSleep } from './interruptible-sleep.ts';
import { createOutboxBatch } from './outbox-batch.ts';
import type { OutboxBatchOptions } from './outbox-batch.ts';

export type StoreRelay = {
  start: () => void;
  stop: () => Promise<void>;
  flush: () => Promise<void>;
};

export type StoreOptions = Omit<OutboxBatchOptions, 'onMore'>;

/**
 * Enough for a thousand documents. The number is limited, because other replicas may keep adding messages; those replicas relay their own
 * messages while this process stops.
 */
const maxBatchesOnStop = 10;

/**
 * Many times the normal duration of a write and a confirm. If a process crashes just after a commit, other relays wait this long before
 * they publish the messages of the commit.
 */
const commitLeaseMs = 3_000;

export type Pace = { pollMs: number; pauseMs: number };

/**
 * Publishes one store's outbox. A document that this process commits is leased in the same write and published at once. Every `pollMs`, a
 * loop reads the documents that were not published, such as those of a crashed process.
 */
export function relayStore(outbox: Outbox, options: StoreOptions, { pollMs, pauseMs }: Pace): StoreRelay {
  const { bus, now } = options;
  const sleep = createInterruptibleSleep();
  const batch = createOutboxBatch(outbox, { ...options, onMore: sleep.wake });
  let running: Promise<void> = Promise.resolve();
  let pollAt = 0;
  let isRunning = false;
  let isPaused = false;

  function claim(id: string): Date | null {
    const canLease = isRunning && !isPaused && bus.isReady() && batch.canLease(id);
    return canLease ? new Date(now().getTime() + commitLeaseMs) : null;
  }

  async function runBatch(): Promise<void> {
    const at = performance.now();
    if (at < pollAt) {
      await batch.run('never-leased');
      return;
    }
    pollAt = at + pollMs;
    await batch.run();
  }

  async function run(): Promise<void> {
    while (!sleep.hasEnded()) {
      if (batch.clearFailed()) {
        isPaused = true;
        await sleep.pause(pauseMs);
        isPaused = false;
      }
      const isReady = bus.isReady();
      if (isReady) {
        await runBatch();
      }
      await sleep.untilWoken(isReady ? pollMs : pauseMs);
    }
  }

  async function flush(maxBatches = Infinity): Promise<void> {
    batch.clearFailed();
    let isEmpty = false;
    for (
      let batches = 0;
      batches < maxBatches && !isEmpty && bus.isReady() && !batch.clearFailed();
      batches += 1
    ) {
      // Reads `wasBusy` before the batch runs. A document that is being relayed now may have new messages, which the batch does not count.
      const wasBusy = batch.isBusy();
      const found = await batch.run();
      isEmpty = found === 0 && !wasBusy && !batch.isBusy();
      await batch.idle();
    }
  }

  // Bound to the current async context, so that relaying does not log with the scope of the request that committed the document.
  outbox.onCommit({ claim, onLeased: AsyncResource.bind(batch.start), wake: sleep.wake });
  return {
    start() {
      isRunning = true;
      running = run();
    },
    async stop() {
      isRunning = false;
      sleep.end();
      await running;
      await flush(maxBatchesOnStop);
    },
    flush: () => flush(),
  };
}
