import { watchQueue } from './watch-queue.ts';

/** Resolves when that many messages wait in the queue; throws after 30 s. */
export async function waitForBacklog(amqpUrl: string, queue: string, min: number): Promise<void> {
  await watchQueue(amqpUrl, queue, {
    isEnough: (ready) => ready >= min,
    failure: `There are not ${min} messages in`,
  });
}
