import { namesWith } from '@marquee/service-kit/messaging/rabbitmq/names';
import type { Channel, ConfirmChannel, Message } from 'amqplib';

import type { Tripwire } from './tripwire.ts';

/**
 * Adds a place before each publish, which may be made to fail, and a place after its confirm arrived but before the product sees the
 * confirm.
 */
export function plantPublishing(channel: ConfirmChannel, { pass, failIfArmed }: Tripwire): void {
  const publish = channel.publish.bind(channel);
  channel.publish = (exchange, routingKey, content, options, confirmed) => {
    const publication = nameOfPublication(exchange, routingKey);
    pass(`${publication}: before`);
    try {
      failIfArmed(publication);
    } catch (error) {
      // Fails as if the broker had rejected the message.
      confirmed?.(error, {});
      return true;
    }
    return publish(exchange, routingKey, content, options, (...confirm) => {
      pass(`${publication}: confirmed`);
      confirmed?.(...confirm);
    });
  };
}

/** Adds places when a message arrives and when it is about to be acknowledged. */
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
  const { events, deadLetterExchange: deadLetters } = namesWith('');
  switch (exchange) {
    case events:
      return `publish ${routingKey}`;
    case deadLetters:
      return `park ${routingKey}`;
    default:
      return `put into ${routingKey}`;
  }
}
