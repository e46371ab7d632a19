import type { Message } from 'amqplib';

import type { Planting } from '../planting.ts';

/** Consumers acknowledge a message on delivery, before they have handled it. */
export const ackBeforeCommit: Planting = {
  consuming(channel) {
    const consume = channel.consume.bind(channel);
    const ack = channel.ack.bind(channel);
    const reject = channel.reject.bind(channel);
    const forgotten = new WeakSet<Message>();
    channel.consume = (queue, onMessage, options) =>
      consume(
        queue,
        (message) => {
          if (message !== null) {
            ack(message);
            forgotten.add(message);
          }
          onMessage(message);
        },
        options,
      );
    channel.ack = (message) => {
      if (!forgotten.has(message)) {
        ack(message);
      }
    };
    channel.reject = (message, requeue) => {
      if (!forgotten.has(message)) {
        reject(message, requeue);
      }
    };
  },
};
