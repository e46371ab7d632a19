import { setTimeout as wait } from 'node:timers/promises';

import { namesWith } from '@marquee/service-kit/messaging/rabbitmq/names';

import { withChannel } from '../with-channel.ts';

const timeoutMs = 30_000;
const pollMs = 20;

/** Resolves when `isEnough` accepts the number of ready messages; throws an error with the text of `failure` after 30 s. */
export async function watchQueue(
  amqpUrl: string,
  queue: string,
  { isEnough, failure }: { isEnough: (ready: number) => boolean; failure: string },
): Promise<void> {
  const name = namesWith('').queue(queue);

  await withChannel(amqpUrl, async (channel) => {
    const deadline = performance.now() + timeoutMs;
    for (;;) {
      const { messageCount } = await channel.checkQueue(name);
      if (isEnough(messageCount)) {
        return;
      }
      if (performance.now() > deadline) {
        throw new Error(
          `${failure} ${queue} within ${timeoutMs / 1_000} s: it has ${messageCount} ready messages`,
        );
      }
      await wait(pollMs);
    }
  });
}
