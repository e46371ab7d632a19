import { watchQueue } from './watch-queue.ts';

/** Resolves when so many messages wait in the queue; throws when they do not come. */
export async function untilWaiting(amqpUrl: string, queue: string, least: number): Promise<void> {
  await watchQueue(amqpUrl, queue, {
    isEnough: (ready) => ready >= least,
    hope: `Nobody tells ${least} messages to`,
  });
}
