import { watchQueue } from './watch-queue.ts';

/** Resolves when a consumer has begun to consume the queue; throws when none does. */
export async function waitForConsumer(amqpUrl: string, queue: string): Promise<void> {
  let max = 0;
  await watchQueue(amqpUrl, queue, {
    isEnough(ready) {
      const isTaken = ready < max;
      max = Math.max(max, ready);
      return isTaken;
    },
    failure: 'No consumer takes messages from',
  });
}
