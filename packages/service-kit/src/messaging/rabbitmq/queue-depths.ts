import type { Channel } from 'amqplib';
import type { QueueDepth } from '../bus.ts';
import type { Names } from './names.ts';
import { endChannel } from './end-channel.ts';

/** Checking a missing queue closes the channel, so queries use separate channels. */
export type QueryChannels = { openChannel: () => Promise<Channel> };
export type DepthQuery = { names: Names; queues: readonly string[]; retryDelays: readonly number[] };

/** Includes the existing queues of earlier topology versions. Rejects if a current queue does not exist. */
export async function readQueueDepths(channels: QueryChannels, query: DepthQuery): Promise<QueueDepth[]> {
  const channel = await channels.openChannel();
  try {
    const current = await Promise.all(currentQueuesOf(query).map((queue) => depthOf(channel, queue)));
    return [...current, ...(await readPresent(channels, earlierQueuesOf(query)))];
  } finally {
    await endChannel(channel);
  }
}

/** Skips missing queues, because a queue that was never declared contains no messages. */
export async function readPresentQueues(channels: QueryChannels, query: DepthQuery): Promise<QueueDepth[]> {
  return readPresent(channels, [...currentQueuesOf(query), ...earlierQueuesOf(query)]);
}

async function readPresent(channels: QueryChannels, queues: readonly string[]): Promise<QueueDepth[]> {
  const depths: QueueDepth[] = [];
  for (const queue of queues) {
    const channel = await channels.openChannel();
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

function currentQueuesOf({ names, queues, retryDelays }: DepthQuery): string[] {
  return [names.unrouted, ...queues.flatMap((queue) => namesOf(names, queue, retryDelays))];
}

function earlierQueuesOf({ names, queues, retryDelays }: DepthQuery): string[] {
  return names.earlier.flatMap((earlier) => queues.flatMap((queue) => namesOf(earlier, queue, retryDelays)));
}

function namesOf(names: Names, queue: string, retryDelays: readonly number[]): string[] {
  const retries = [...new Set(retryDelays)].map((delayMs) => names.retry(queue, delayMs));
  return [names.queue(queue), ...retries, names.deadLetterQueue(queue)];
}

async function depthOf(channel: Channel, queue: string): Promise<QueueDepth> {
  const { messageCount } = await channel.checkQueue(queue);
  return { queue, ready: messageCount };
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 404;
}
