import { openQueueReader } from '@marquee/service-kit/messaging/rabbitmq/open-queue-reader';
import type { QueueReader } from '@marquee/service-kit/messaging/rabbitmq/open-queue-reader';

import { queuesOfServices } from '../docs/consumers-of.ts';
import { refusal } from '../refusal.ts';

export type Broker = {
  /** Queues that hold something, each with how much. */
  underWay: () => Promise<string[]>;
  stop: () => Promise<void>;
};

/** Messages travel within the one process: what is not in an outbox has arrived. */
export const noBroker: Broker = { underWay: async () => [], stop: async () => undefined };

/** Looks only: nothing is declared there, and what nobody took stays where it lies. */
export async function lookAtBroker(amqpUrl: string): Promise<Broker> {
  const reader = await openQueueReader({ url: amqpUrl, name: 'backup' }).catch(() => {
    throw refusal('The RabbitMQ at AMQP_URL does not answer.');
  });
  return { underWay: () => messagesIn(reader), stop: reader.close };
}

async function messagesIn(reader: QueueReader): Promise<string[]> {
  const depths = await reader.read(queuesOfServices()).catch(() => {
    throw refusal('The RabbitMQ at AMQP_URL no longer answers.');
  });
  return depths.filter(({ ready }) => ready > 0).map(({ queue, ready }) => `queue ${queue}: ${ready}`);
}
