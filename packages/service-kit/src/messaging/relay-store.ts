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
 * Enough for a thousand documents. A stopping process does not wait for messages that other replicas keep adding: they relay those
 * themselves.
 */
const maxBatchesOnStop = 10;

/**
 * Many times the normal duration of a write and a confirm. Other relays wait this long for what a process commits just before it crashes.
 */
const commitLeaseMs = 3_000;

export type Pace = { pollMs: number; pauseMs: number };

/**
 * Publishes one store's outbox. Documents committed by this process are leased with their commit; a loop finds, every `pollMs`, what other
 * processes left or could not publish.
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
      if (bus.isReady()) {
        await runBatch();
      }
      await sleep.untilWoken(pollMs);
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
      // Busy documents may have new messages, also those that finish while the batch reads the rest.
      const wasBusy = batch.isBusy();
      const found = await batch.run();
      isEmpty = found === 0 && !wasBusy && !batch.isBusy();
      await batch.idle();
    }
  }

  // Bound to the current async context, so that a document is relayed outside the request that committed it, whose log scope has ended.
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
