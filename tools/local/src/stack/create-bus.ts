import type { Bus } from '@marquee/service-kit/messaging/bus';
import { createInProcessBus } from '@marquee/service-kit/messaging/in-process-bus';
import { createRabbitMqBus } from '@marquee/service-kit/messaging/rabbitmq-bus';
import type { Logger } from '@marquee/service-kit/process/logger';

/** RabbitMQ if AMQP_URL is set, else a bus within this process. */
export function createBus(amqpUrl: string | undefined, logger: Logger): Bus {
  if (amqpUrl) {
    return createRabbitMqBus({ url: amqpUrl, name: 'local', logger });
  }
  return createInProcessBus({
    onUnroutable: ({ id, type }) => {
      logger.debug({ id, type }, 'nobody subscribes to this message');
    },
  });
}
