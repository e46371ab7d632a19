import type { Names } from './names.ts';
import type { Session } from './session.ts';

/**
 * Sends what nobody took to the exchange again. A service that is deployed for the first time may have missed
 * messages that were published before its queues were there.
 */
export async function redriveUnrouted({ consuming, publisher }: Session, names: Names): Promise<void> {
  const { messageCount } = await consuming.checkQueue(names.unrouted);
  for (let left = messageCount; left > 0; left -= 1) {
    const message = await consuming.get(names.unrouted);
    if (message === false) {
      return;
    }
    try {
      await publisher.publish({
        exchange: names.events,
        routingKey: message.fields.routingKey,
        content: message.content,
      });
    } catch {
      consuming.reject(message, true);
      return;
    }
    consuming.ack(message);
  }
}
