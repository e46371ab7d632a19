import { namesWith } from '@marquee/service-kit/messaging/rabbitmq/names';
import type { Channel, ConsumeMessage } from 'amqplib';

/** Hears what services tell each other from now on, besides whoever else does; resolves to what ends it on this channel. */
export async function overhear(
  channel: Channel,
  types: string,
  hear: (message: ConsumeMessage) => void,
): Promise<() => Promise<unknown>> {
  const { queue } = await channel.assertQueue('', { exclusive: true });
  await channel.bindQueue(queue, namesWith('').events, types);
  const onMessage = (message: ConsumeMessage | null) => {
    if (message !== null) {
      hear(message);
    }
  };
  const { consumerTag } = await channel.consume(queue, onMessage, { noAck: true });
  return () => channel.cancel(consumerTag);
}
