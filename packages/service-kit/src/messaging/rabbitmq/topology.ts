import type { Channel } from 'amqplib';
import type { Subscription } from '../bus.ts';
import type { Names } from './names.ts';

/** For process crashes only: failures are counted by ourselves. */
const deliveryLimit = 50;

/** A last resort gives nothing up: newer brokers would drop a message after 20 deliveries by default. */
const lastResort = { 'x-queue-type': 'quorum', 'x-delivery-limit': 1_000_000 };

/** What publishing needs. An unroutable message lands in `unrouted` instead of vanishing. */
export async function declareExchanges(channel: Channel, names: Names): Promise<void> {
  await channel.assertExchange(names.unrouted, 'fanout', { durable: true });
  await channel.assertQueue(names.unrouted, { durable: true, arguments: lastResort });
  await channel.bindQueue(names.unrouted, names.unrouted, '');
  await channel.assertExchange(names.events, 'topic', { durable: true, alternateExchange: names.unrouted });
  await channel.assertExchange(names.deadLetters, 'direct', { durable: true });
}

/** A consumer's queues, the last resort first: a dead letter without a queue would be lost. */
export async function declareQueues(
  channel: Channel,
  names: Names,
  { queue, messages }: Subscription,
  retryDelays: readonly number[],
): Promise<void> {
  const parked = names.parked(queue);
  await channel.assertQueue(parked, { durable: true, arguments: lastResort });
  await channel.bindQueue(parked, names.deadLetters, names.queue(queue));
  await channel.assertQueue(names.queue(queue), {
    durable: true,
    arguments: {
      ...quorumWithSafeDeadLetters(names.deadLetters, names.queue(queue)),
      'x-delivery-limit': deliveryLimit,
      'x-single-active-consumer': true,
    },
  });
  for (const delayMs of new Set(retryDelays)) {
    await channel.assertQueue(names.retry(queue, delayMs), {
      durable: true,
      arguments: { ...quorumWithSafeDeadLetters('', names.queue(queue)), 'x-message-ttl': delayMs },
    });
  }
  for (const { type } of messages) {
    await channel.bindQueue(names.queue(queue), names.events, type);
  }
}

/** Without reject-publish, at-least-once dead-lettering silently becomes at-most-once. */
function quorumWithSafeDeadLetters(exchange: string, routingKey: string): Record<string, unknown> {
  return {
    'x-queue-type': 'quorum',
    'x-dead-letter-exchange': exchange,
    'x-dead-letter-routing-key': routingKey,
    'x-dead-letter-strategy': 'at-least-once',
    'x-overflow': 'reject-publish',
  };
}
