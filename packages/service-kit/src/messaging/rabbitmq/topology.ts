import type { Channel, Options } from 'amqplib';
import type { Subscription } from '../bus.ts';
import { declareUnlessDifferent } from './declare.ts';
import type { Declaring } from './declare.ts';
import type { Names } from './names.ts';

/**
 * Limits deliveries that end without an acknowledgment, mainly those that crash the process. Failed attempts are counted in a header,
 * because each retry is a new message.
 */
const deliveryLimit = 50;

/** For queues that must drop nothing. By default, newer brokers drop a message after 20 deliveries. */
const unlimitedDeliveries = { 'x-queue-type': 'quorum', 'x-delivery-limit': 1_000_000 };

/** Declares the exchanges for publishing. The broker stores an unroutable message in the queue `unrouted` instead of dropping it. */
export async function declareExchanges(declaring: Declaring, channel: Channel, names: Names): Promise<void> {
  await declareExchange(declaring, names.unrouted, 'fanout');
  await declareQueue(declaring, names.unrouted, unlimitedDeliveries);
  await channel.bindQueue(names.unrouted, names.unrouted, '');
  await declareExchange(declaring, names.events, 'topic', { alternateExchange: names.unrouted });
  await declareExchange(declaring, names.deadLetterExchange, 'direct');
}

/** Declares a consumer's queues. The dead-letter queue is declared first, because a dead letter without a queue would be lost. */
export async function declareQueues(
  declaring: Declaring,
  channel: Channel,
  names: Names,
  { queue, messages }: Subscription,
  retryDelays: readonly number[],
): Promise<void> {
  const deadLetterQueue = names.deadLetterQueue(queue);
  await declareQueue(declaring, deadLetterQueue, unlimitedDeliveries);
  await channel.bindQueue(deadLetterQueue, names.deadLetterExchange, names.queue(queue));
  await declareQueue(declaring, names.queue(queue), {
    ...quorumWithSafeDeadLetters(names.deadLetterExchange, names.queue(queue)),
    'x-delivery-limit': deliveryLimit,
    'x-single-active-consumer': true,
  });
  for (const delayMs of new Set(retryDelays)) {
    await declareQueue(declaring, names.retry(queue, delayMs), {
      ...quorumWithSafeDeadLetters('', names.queue(queue)),
      'x-message-ttl': delayMs,
    });
  }
  for (const { type } of messages) {
    await channel.bindQueue(names.queue(queue), names.events, type);
  }
}

/** Arguments of a queue that loses no dead letter. Without reject-publish, at-least-once dead-lettering becomes at-most-once. */
function quorumWithSafeDeadLetters(exchange: string, routingKey: string): Record<string, unknown> {
  return {
    'x-queue-type': 'quorum',
    'x-dead-letter-exchange': exchange,
    'x-dead-letter-routing-key': routingKey,
    'x-dead-letter-strategy': 'at-least-once',
    'x-overflow': 'reject-publish',
  };
}

function declareExchange(
  declaring: Declaring,
  name: string,
  type: 'fanout' | 'topic' | 'direct',
  options: Options.AssertExchange = {},
): Promise<void> {
  return declareUnlessDifferent(declaring, name, (channel) =>
    channel.assertExchange(name, type, { durable: true, ...options }),
  );
}

function declareQueue(
  declaring: Declaring,
  name: string,
  queueArguments: Record<string, unknown>,
): Promise<void> {
  return declareUnlessDifferent(declaring, name, (channel) =>
    channel.assertQueue(name, { durable: true, arguments: queueArguments }),
  );
}
