import type { Outbox } from '../store/outbox.ts';
import { relayStore } from './relay-store.ts';
import type { Pace, StoreOptions } from './relay-store.ts';

export type Relay = {
  start: () => void;
  /** Publishes the messages that can be published now, of at most about a thousand documents per store, and stops. */
  stop: () => Promise<void>;
  /** Resolves when no publishable message is pending. */
  flush: () => Promise<void>;
};

/**
 * `leaseMs` must exceed the duration of a confirm. After a crash, other relays wait up to `leaseMs` before they publish the messages of
 * documents that the crashed relay had leased. `pauseMs` is the pause after a failure, and between checks whether the bus is ready.
 */
type RelayOptions = Omit<StoreOptions, 'leaseMs'> &
  Partial<Pace & Pick<StoreOptions, 'leaseMs'>> & { outboxes: readonly Outbox[] };

/** Publishes each committed message of the stores at least once, and the messages of a document in order. */
export function createRelay({ outboxes, ...options }: RelayOptions): Relay {
  const { bus, now, logger, metrics, leaseMs = 15_000, pollMs = 3_000, pauseMs = 1_000 } = options;
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
