import { watchQueue } from './watch-queue.ts';

/** Resolves when the number of ready messages falls, which shows that a consumer has begun; throws after 30 s. */
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
