import { namesWith } from '@marquee/service-kit/messaging/rabbitmq/names';

import type { Planting } from '../planting.ts';

/** A failed message returns to its own queue immediately and without a count, forever. */
export const endlessRequeue: Planting = {
  publishing(channel) {
    const publish = channel.publish.bind(channel);
    channel.publish = (exchange, routingKey, content, options, confirmed) => {
      const failedIn = queueOfFailure(exchange, routingKey);
      return failedIn === undefined
        ? publish(exchange, routingKey, content, options, confirmed)
        : publish('', failedIn, content, { ...options, headers: {} }, confirmed);
    };
  },
};

/**
 * The queue in which a message failed; undefined for a message that has not failed. A failed message is published to its retry queue, or as
 * a dead letter under its queue's name.
 */
function queueOfFailure(exchange: string, routingKey: string): string | undefined {
  return exchange === namesWith('').deadLetterExchange
    ? routingKey
    : /^(?<queue>.+)\.retry\.\w+$/.exec(routingKey)?.groups?.queue;
}
