import { namesWith } from '@marquee/service-kit/messaging/rabbitmq/names';
import type { Channel, ConsumeMessage } from 'amqplib';

/** Receives copies of all messages of these types from now on, beside the real consumers. Resolves to a function that ends the copying. */
export async function wireTap(
  channel: Channel,
  types: string,
  onCopy: (message: ConsumeMessage) => void,
): Promise<() => Promise<unknown>> {
  const { queue } = await channel.assertQueue('', { exclusive: true });
  await channel.bindQueue(queue, namesWith('').events, types);
  const onMessage = (message: ConsumeMessage | null) => {
    if (message !== null) {
      onCopy(message);
    }
  };
  const { consumerTag } = await channel.consume(queue, onMessage, { noAck: true });
  return () => channel.cancel(consumerTag);
}
