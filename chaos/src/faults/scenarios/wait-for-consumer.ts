import { watchQueue } from './watch-queue.ts';

/** Resolves when a consumer has begun to consume the queue; throws when none does. */
export async function waitForConsumer(amqpUrl: string, queue: string): Promise<void> {
  let most = 0;
  await watchQueue(amqpUrl, queue, {
    isEnough(ready) {
      const isTaken = ready < most;
      most = Math.max(most, ready);
      return isTaken;
    },
    failure: 'Nobody takes anything from',
  });
}
