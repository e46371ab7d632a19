import type { Envelope } from '@marquee/contracts/message';
import type { Bus } from '../messaging/bus.ts';
import { createInProcessBus } from '../messaging/in-process-bus.ts';

export type RecordingBus = Bus & {
  published: Envelope[];
  /** Hands a message to the subscribers; what fails is parked at the first attempt. */
  deliver: (envelope: Envelope) => Promise<void>;
};

/** Keeps what is published instead of delivering it; what arrives is up to the test. */
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
    async handBack(queue, raw) {
      await arrivals.start();
      await arrivals.handBack(queue, raw);
    },
    async publish(envelope) {
      published.push(envelope);
    },
  };
}

function refuse({ type }: Envelope): never {
  throw new Error(`the service does not subscribe to ${type}`);
}
