import { setTimeout as wait } from 'node:timers/promises';

import { namesWith } from '@marquee/service-kit/messaging/rabbitmq/names';

import { withChannel } from '../with-channel.ts';

const patienceMs = 30_000;
const pollMs = 20;

/** Resolves when somebody has begun to take what waits in the queue; throws when nobody comes. */
export async function untilTaken(amqpUrl: string, queue: string): Promise<void> {
  const name = namesWith('').queue(queue);

  await withChannel(amqpUrl, async (channel) => {
    const deadline = performance.now() + patienceMs;
    let most = 0;
    for (;;) {
      const { messageCount } = await channel.checkQueue(name);
      if (messageCount < most) {
        return;
      }
      if (performance.now() > deadline) {
        throw new Error(`Nobody takes anything from ${queue}, where ${messageCount} messages wait`);
      }
      most = messageCount;
      await wait(pollMs);
    }
  });
}
