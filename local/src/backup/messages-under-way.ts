import { createRabbitMqBus } from '@marquee/service-kit/messaging/rabbitmq-bus';
import type { Bus } from '@marquee/service-kit/messaging/bus';
import { createLogger } from '@marquee/service-kit/process/logger';

import { queuesOfServices } from '../docs/consumers-of.ts';
import { refusal } from '../refusal.ts';

export type Broker = {
  /** Queues that hold something, each with how much. */
  underWay: () => Promise<string[]>;
  stop: () => Promise<void>;
};

/** Without an address messages travel within the one process: what is not in an outbox has arrived. */
export const noBroker: Broker = { underWay: async () => [], stop: async () => undefined };

export async function lookAtBroker(amqpUrl: string): Promise<Broker> {
  const bus = createRabbitMqBus({
    url: amqpUrl,
    name: 'backup',
    logger: createLogger({ name: 'backup', level: 'silent' }),
  });
  await bus.start();
  if (!bus.isReady()) {
    await bus.stop();
    throw refusal('The RabbitMQ at AMQP_URL does not answer.');
  }
  const queues = queuesOfServices();
  return { underWay: () => messagesIn(bus, queues), stop: bus.stop };
}

async function messagesIn(bus: Bus, queues: readonly string[]): Promise<string[]> {
  const depths = await Promise.all(queues.map((queue) => depthsOf(bus, queue)));
  const waiting = new Map(depths.flat().map(({ queue, ready }) => [queue, ready]));
  return [...waiting].filter(([, ready]) => ready > 0).map(([queue, ready]) => `queue ${queue}: ${ready}`);
}

/** A queue that no service has declared yet holds nothing. */
async function depthsOf(bus: Bus, queue: string) {
  try {
    return await bus.queueDepths([queue]);
  } catch (error) {
    if (!bus.isReady() || !String(error).includes('404')) {
      throw refusal('The RabbitMQ at AMQP_URL no longer answers.');
    }
    return [];
  }
}
