import type { Channel } from 'amqplib';
import type { QueueDepth } from '../bus.ts';
import type { Names } from './names.ts';
import type { Session } from './session.ts';

type Looked = { names: Names; queues: readonly string[]; retryDelays: readonly number[] };

/** On a channel of its own: asking for a queue that is not there closes the channel, which must stop nobody's work. */
export async function readQueueDepths(
  session: Session,
  { names, queues, retryDelays }: Looked,
): Promise<QueueDepth[]> {
  const onBroker = queues.flatMap((queue) => [
    names.queue(queue),
    ...[...new Set(retryDelays)].map((delayMs) => names.retry(queue, delayMs)),
    names.parked(queue),
  ]);
  const channel = await session.openChannel();
  try {
    return await Promise.all([names.unrouted, ...onBroker].map((queue) => depthOf(channel, queue)));
  } finally {
    await channel.close().catch(() => undefined);
  }
}

async function depthOf(channel: Channel, queue: string): Promise<QueueDepth> {
  const { messageCount } = await channel.checkQueue(queue);
  return { queue, ready: messageCount };
}
