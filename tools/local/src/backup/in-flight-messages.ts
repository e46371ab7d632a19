import { unroutedQueue } from '@marquee/contracts/dead-letters';
import type { QueueDepth } from '@marquee/service-kit/messaging/bus';
import { openQueueReader } from '@marquee/service-kit/messaging/rabbitmq/open-queue-reader';
import type { QueueReader } from '@marquee/service-kit/messaging/rabbitmq/open-queue-reader';

import { refusal } from '../refusal.ts';
import { subscriptionsOfServices } from '../stack/service-subscriptions.ts';

export type Broker = {
  isPresent: boolean;
  /** The queues that are not empty, each with its number of messages. */
  inFlight: () => Promise<string[]>;
  /** Number of unrouted messages. Waiting does not reduce the number: an operator has to redrive or drop these messages. */
  unrouted: () => Promise<number>;
  stop: () => Promise<void>;
};

/** For services in one process without a broker. A message that has left its outbox has already arrived, so no message is in flight. */
export const noBroker: Broker = {
  isPresent: false,
  inFlight: async () => [],
  unrouted: async () => 0,
  stop: async () => undefined,
};

/** Inspects the queues without changing the broker: declares no queue and leaves unrouted messages in place. */
export async function inspectBroker(amqpUrl: string): Promise<Broker> {
  const reader = await openQueueReader({ url: amqpUrl, name: 'backup' }).catch(() => {
    throw refusal('The RabbitMQ at AMQP_URL does not answer.');
  });
  return {
    isPresent: true,
    async inFlight() {
      const depths = await depthsOf(reader);
      return depths.filter(({ ready }) => ready > 0).map(({ queue, ready }) => `queue ${queue}: ${ready}`);
    },
    async unrouted() {
      const depths = await depthsOf(reader);
      return depths.find(({ queue }) => queue === unroutedQueue)?.ready ?? 0;
    },
    stop: reader.close,
  };
}

function depthsOf(reader: QueueReader): Promise<QueueDepth[]> {
  return reader.read(subscriptionsOfServices().map(({ queue }) => queue)).catch(() => {
    throw refusal('The RabbitMQ at AMQP_URL no longer answers.');
  });
}
