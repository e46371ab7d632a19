import type { Envelope } from '@marquee/contracts/message';
import type { Bus } from '../messaging/bus.ts';
import { createInProcessBus } from '../messaging/in-process-bus.ts';

export type RecordingBus = Bus & {
  published: Envelope[];
  /** Delivers a message to the subscribers; the message is dead-lettered if its first attempt fails. */
  deliver: (envelope: Envelope) => Promise<void>;
};

/** Creates a bus that records published messages. Subscribers receive only messages that the test delivers. */
export function createRecordingBus(): RecordingBus {
  const published: Envelope[] = [];
  const arrivals = createInProcessBus({ retryDelays: [], onUnroutable: refuse });
  return {
    ...arrivals,
    isReady: () => true,
    hasBeenReady: () => true,
    published,
    async deliver(envelope) {
      await arrivals.start();
      await arrivals.publish(envelope);
    },
    async republish(queue, raw) {
      await arrivals.start();
      await arrivals.republish(queue, raw);
    },
    async publish(envelope) {
      published.push(envelope);
    },
  };
}

function refuse({ type }: Envelope): never {
  throw new Error(`the service does not subscribe to ${type}`);
}
