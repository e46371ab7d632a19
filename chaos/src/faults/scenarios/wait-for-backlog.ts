import { watchQueue } from './watch-queue.ts';

/** Resolves when that many messages wait in the queue; throws when they do not arrive. */
export async function waitForBacklog(amqpUrl: string, queue: string, min: number): Promise<void> {
  await watchQueue(amqpUrl, queue, {
    isEnough: (ready) => ready >= min,
    failure: `There are not ${min} messages in`,
  });
}
