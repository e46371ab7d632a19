import { namesWith } from '@marquee/service-kit/messaging/rabbitmq/names';
import { connect } from 'amqplib';

import { wireTap } from './wire-tap.ts';

/** Records all messages between services. */
export type Tap = { replayReversed: () => Promise<void>; stop: () => Promise<void> };

export async function tapMessages(amqpUrl: string): Promise<Tap> {
  const { events } = namesWith('');
  const connection = await connect(amqpUrl);
  const channel = await connection.createConfirmChannel();
  const recorded: { type: string; content: Buffer }[] = [];
  const stopTap = await wireTap(channel, '#', ({ fields, content }) => {
    recorded.push({ type: fields.routingKey, content });
  });

  return {
    async replayReversed() {
      await stopTap();
      for (const { type, content } of recorded.toReversed()) {
        channel.publish(events, type, content, { persistent: true });
      }
      await channel.waitForConfirms();
    },
    stop: () => connection.close(),
  };
}
