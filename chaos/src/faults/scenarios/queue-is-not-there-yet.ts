import { quoteCreated } from '@marquee/contracts/messages/quote-messages';
import { namesWith } from '@marquee/service-kit/messaging/rabbitmq/names';
import { setTimeout as wait } from 'node:timers/promises';

import { withChannel } from '../with-channel.ts';
import type { Scenario } from './scenario.ts';

const withoutQueueMs = 3_000;

/**
 * As on the day events is deployed for the first time: quotes are made, and nobody takes what is told of them. Unbound,
 * because deleting the queue would lose what is in it.
 */
export const queueIsNotThereYet: Scenario = async ({ world, underLoad }) => {
  const { events } = world.nodes;
  const names = namesWith('');

  await underLoad(async () => {
    await events.terminate();
    await withChannel(world.amqpUrl, async (channel) => {
      await channel.unbindQueue(names.queue('events.move-to-proposal'), names.events, quoteCreated.type);
    });
    await wait(withoutQueueMs);
    await events.start();
  });
};
