import { watchQueue } from './watch-queue.ts';

/** Resolves when somebody has begun to take what waits in the queue; throws when nobody comes. */
export async function untilTaken(amqpUrl: string, queue: string): Promise<void> {
  let most = 0;
  await watchQueue(amqpUrl, queue, {
    isEnough(ready) {
      const isTaken = ready < most;
      most = Math.max(most, ready);
      return isTaken;
    },
    hope: 'Nobody takes anything from',
  });
}
