import { quoteAccepted } from '@marquee/contracts/messages/quote-messages';
import { consumersOf } from '@marquee/local/docs/consumers-of';
import { namesWith } from '@marquee/service-kit/messaging/rabbitmq/names';
import { setTimeout as wait } from 'node:timers/promises';

import { withChannel } from '../with-channel.ts';
import type { Scenario } from './scenario.ts';

const withoutQueuesMs = 4_000;

/**
 * As on the day these consumers are deployed for the first time: quotes are accepted, and nobody takes what is told of it.
 * Unbound, because deleting a queue would lose what is in it; events, started again, looks for what no queue took.
 */
export const queueIsNotThereYet: Scenario = async ({ world, underLoad }) => {
  const { events } = world.nodes;
  const names = namesWith('');
  // All of them: while one takes it, nothing is unroutable.
  const consumers = consumersOf(quoteAccepted);

  await underLoad(async () => {
    await withChannel(world.amqpUrl, async (channel) => {
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
