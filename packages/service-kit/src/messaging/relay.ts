import type { Outbox } from '../store/outbox.ts';
import { relayStore } from './relay-store.ts';
import type { Pace, StoreOptions } from './relay-store.ts';

export type Relay = {
  start: () => void;
  /** Publishes what can be published now, then ends. */
  stop: () => Promise<void>;
  /** Resolves when nothing is pending that could be published now. */
  flush: () => Promise<void>;
};

/** `leaseMs`: longer than a confirm may take, and a crashed relay's documents wait that long. `pauseMs`: rest after a failure. */
type RelayOptions = Omit<StoreOptions, 'leaseMs'> &
  Partial<Pace & Pick<StoreOptions, 'leaseMs'>> & { outboxes: readonly Outbox[] };

/** Publishes what the stores have committed: each document's messages in order, each at least once. */
export function createRelay({ outboxes, ...options }: RelayOptions): Relay {
  const { bus, now, logger, metrics, leaseMs = 15_000, pollMs = 1_000, pauseMs = 1_000 } = options;
  const stores = outboxes.map((outbox) =>
    relayStore(outbox, { bus, now, logger, metrics, leaseMs }, { pollMs, pauseMs }),
  );

  return {
    start() {
      stores.forEach((store) => {
        store.start();
      });
    },
    async stop() {
      await Promise.all(stores.map((store) => store.stop()));
    },
    async flush() {
      await Promise.all(stores.map((store) => store.flush()));
    },
  };
}
