import { watchQueue } from './watch-queue.ts';

/** Resolves when that many messages wait in the queue; throws when they do not arrive. */
export async function untilWaiting(amqpUrl: string, queue: string, least: number): Promise<void> {
  await watchQueue(amqpUrl, queue, {
    isEnough: (ready) => ready >= least,
    hope: `Nobody tells ${least} messages to`,
  });
}
