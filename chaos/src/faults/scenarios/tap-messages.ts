import { namesWith } from '@marquee/service-kit/messaging/rabbitmq/names';
import { connect } from 'amqplib';

/** Overhears everything that services tell each other. */
export type Tap = { repeatBackwards: () => Promise<void>; stop: () => Promise<void> };

export async function tapMessages(amqpUrl: string): Promise<Tap> {
  const { events } = namesWith('');
  const connection = await connect(amqpUrl);
  const channel = await connection.createConfirmChannel();
  const { queue } = await channel.assertQueue('', { exclusive: true });
  await channel.bindQueue(queue, events, '#');
  const heard: { type: string; content: Buffer }[] = [];
  const { consumerTag } = await channel.consume(
    queue,
    (message) => {
      if (message !== null) {
        heard.push({ type: message.fields.routingKey, content: message.content });
      }
    },
    { noAck: true },
  );

  return {
    async repeatBackwards() {
      await channel.cancel(consumerTag);
      for (const { type, content } of heard.toReversed()) {
        channel.publish(events, type, content, { persistent: true });
      }
      await channel.waitForConfirms();
    },
    stop: () => connection.close(),
  };
}
