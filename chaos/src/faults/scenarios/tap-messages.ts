import { namesWith } from '@marquee/service-kit/messaging/rabbitmq/names';
import { connect } from 'amqplib';

import { overhear } from './overhear.ts';

/** Records all messages between services. */
export type Tap = { repeatBackwards: () => Promise<void>; stop: () => Promise<void> };

export async function tapMessages(amqpUrl: string): Promise<Tap> {
  const { events } = namesWith('');
  const connection = await connect(amqpUrl);
  const channel = await connection.createConfirmChannel();
  const heard: { type: string; content: Buffer }[] = [];
  const stopHearing = await overhear(channel, '#', ({ fields, content }) => {
    heard.push({ type: fields.routingKey, content });
  });

  return {
    async repeatBackwards() {
      await stopHearing();
      for (const { type, content } of heard.toReversed()) {
        channel.publish(events, type, content, { persistent: true });
      }
      await channel.waitForConfirms();
    },
    stop: () => connection.close(),
  };
}
