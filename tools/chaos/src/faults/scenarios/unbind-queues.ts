import { quoteAccepted } from '@marquee/contracts/messages/quote-messages';
import { consumersOf } from '@marquee/local/docs/consumers-of';
import { namesWith } from '@marquee/service-kit/messaging/rabbitmq/names';
import { setTimeout as wait } from 'node:timers/promises';

import { withChannel } from '../with-channel.ts';
import type { Scenario } from './scenario.ts';

const withoutQueuesMs = 4_000;

/**
 * Simulates the first deployment of these consumers: quotes are accepted, and no queue receives the messages. Unbinds the queues, because
 * deleting a queue would lose its content. When the events service starts again, it republishes the unrouted messages.
 */
export const unbindQueues: Scenario = async ({ environment, underLoad }) => {
  const { events } = environment.nodes;
  const names = namesWith('');
  // All consumers are unbound, because a message is unroutable only if no queue receives it.
  const consumers = consumersOf(quoteAccepted);

  await underLoad(async () => {
    await withChannel(environment.amqpUrl, async (channel) => {
      for (const consumer of consumers) {
        await channel.unbindQueue(names.queue(consumer), names.events, quoteAccepted.type);
      }
      await wait(withoutQueuesMs);
      for (const consumer of consumers) {
        await channel.bindQueue(names.queue(consumer), names.events, quoteAccepted.type);
      }
    });
    await events.terminate();
    await events.start();
  });
};
