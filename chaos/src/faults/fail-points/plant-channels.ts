import { namesWith } from '@marquee/service-kit/messaging/rabbitmq/names';
import type { Channel, ConfirmChannel, Message } from 'amqplib';

import type { Tripwire } from './tripwire.ts';

/** Before a message is published, which may fail, and when its confirm has come but nobody has heard of it yet. */
export function plantPublishing(channel: ConfirmChannel, { pass, stumble }: Tripwire): void {
  const publish = channel.publish.bind(channel);
  channel.publish = (exchange, routingKey, content, options, confirmed) => {
    const act = nameOfPublication(exchange, routingKey);
    pass(`${act}: before`);
    try {
      stumble(act);
    } catch (error) {
      // As a broker that refuses it.
      confirmed?.(error, {});
      return true;
    }
    return publish(exchange, routingKey, content, options, (...confirm) => {
      pass(`${act}: confirmed`);
      confirmed?.(...confirm);
    });
  };
}

/** When a message has come and when it is about to be acknowledged. */
export function plantConsuming(channel: Channel, { pass }: Tripwire): void {
  const consume = channel.consume.bind(channel);
  const ack = channel.ack.bind(channel);
  const queues = new WeakMap<Message, string>();
  channel.consume = (queue, onMessage, options) =>
    consume(
      queue,
      (message) => {
        if (message !== null) {
          queues.set(message, queue);
          pass(`deliver ${queue}`);
        }
        onMessage(message);
      },
      options,
    );
  channel.ack = (message, allUpTo) => {
    pass(`acknowledge ${queues.get(message) ?? ''}`);
    ack(message, allUpTo);
  };
}

function nameOfPublication(exchange: string, routingKey: string): string {
  const { events, deadLetters } = namesWith('');
  switch (exchange) {
    case events:
      return `publish ${routingKey}`;
    case deadLetters:
      return `park ${routingKey}`;
    default:
      return `put into ${routingKey}`;
  }
}
