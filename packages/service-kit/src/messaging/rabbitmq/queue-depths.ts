import type { Channel } from 'amqplib';
import type { QueueDepth } from '../bus.ts';
import type { Names } from './names.ts';
import { endChannel } from './end-channel.ts';

/** Opens separate channels: checking a queue that does not exist closes the channel, which must not interrupt other work. */
export type Looking = { openChannel: () => Promise<Channel> };
export type Looked = { names: Names; queues: readonly string[]; retryDelays: readonly number[] };

/** Rejects if one of the current queues does not exist; queues of an earlier topology count as long as they exist. */
export async function readQueueDepths(looking: Looking, looked: Looked): Promise<QueueDepth[]> {
  const channel = await looking.openChannel();
  try {
    const today = await Promise.all(todaysOf(looked).map((queue) => depthOf(channel, queue)));
    return [...today, ...(await readPresent(looking, earlierOf(looked)))];
  } finally {
    await endChannel(channel);
  }
}

/** Skips missing queues: a queue that was never declared holds nothing. */
export async function readPresentQueues(looking: Looking, looked: Looked): Promise<QueueDepth[]> {
  return readPresent(looking, [...todaysOf(looked), ...earlierOf(looked)]);
}

async function readPresent(looking: Looking, queues: readonly string[]): Promise<QueueDepth[]> {
  const depths: QueueDepth[] = [];
  for (const queue of queues) {
    const channel = await looking.openChannel();
    try {
      depths.push(await depthOf(channel, queue));
    } catch (error) {
      if (!isMissing(error)) {
        throw error;
      }
    } finally {
      await endChannel(channel);
    }
  }
  return depths;
}

function todaysOf({ names, queues, retryDelays }: Looked): string[] {
  return [names.unrouted, ...queues.flatMap((queue) => namesOf(names, queue, retryDelays))];
}

function earlierOf({ names, queues, retryDelays }: Looked): string[] {
  return names.earlier.flatMap((earlier) => queues.flatMap((queue) => namesOf(earlier, queue, retryDelays)));
}

function namesOf(names: Names, queue: string, retryDelays: readonly number[]): string[] {
  const retries = [...new Set(retryDelays)].map((delayMs) => names.retry(queue, delayMs));
  return [names.queue(queue), ...retries, names.parked(queue)];
}

async function depthOf(channel: Channel, queue: string): Promise<QueueDepth> {
  const { messageCount } = await channel.checkQueue(queue);
  return { queue, ready: messageCount };
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 404;
}
