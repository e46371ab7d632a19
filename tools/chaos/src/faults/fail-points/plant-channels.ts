import { namesWith } from '@marquee/service-kit/messaging/rabbitmq/names';
import type { Channel, ConfirmChannel, Message } from 'amqplib';

import type { FailPointTrigger } from './fail-point-trigger.ts';

/**
 * Adds a code point before each publish, and one after the confirm has arrived but before the product receives the confirm. A publish that
 * is armed to fail does not reach the broker.
 */
export function plantPublishing(channel: ConfirmChannel, { reach, failIfArmed }: FailPointTrigger): void {
  const publish = channel.publish.bind(channel);
  channel.publish = (exchange, routingKey, content, options, confirmed) => {
    const publication = nameOfPublication(exchange, routingKey);
    reach(`${publication}: before`);
    try {
      failIfArmed(publication);
    } catch (error) {
      // Fails as if the broker had rejected the message.
      confirmed?.(error, {});
      return true;
    }
    return publish(exchange, routingKey, content, options, (...confirm) => {
      reach(`${publication}: confirmed`);
      confirmed?.(...confirm);
    });
  };
}

/** Adds code points at the arrival of each message and before its acknowledgement. */
export function plantConsuming(channel: Channel, { reach }: FailPointTrigger): void {
  const consume = channel.consume.bind(channel);
  const ack = channel.ack.bind(channel);
  const queues = new WeakMap<Message, string>();
  channel.consume = (queue, onMessage, options) =>
    consume(
      queue,
      (message) => {
        if (message !== null) {
          queues.set(message, queue);
          reach(`deliver ${queue}`);
        }
        onMessage(message);
      },
      options,
    );
  channel.ack = (message, allUpTo) => {
    reach(`acknowledge ${queues.get(message) ?? ''}`);
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
