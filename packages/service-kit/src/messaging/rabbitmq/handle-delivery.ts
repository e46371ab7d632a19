import type { Envelope } from '@marquee/contracts/message';
import type { Channel, ConsumeMessage } from 'amqplib';
import { admitMessage } from '../admit-message.ts';
import type { Attempt, Subscriber, Subscription } from '../bus.ts';
import { reasonOf } from '../reason-of.ts';
import { attemptHeader, attemptOf, toDeadLetterHeaders } from './headers.ts';
import type { Names } from './names.ts';
import type { Publisher } from './publisher.ts';

export type DeliveryDeps = {
  /** The channel of the delivery, because a delivery tag is valid only on its own channel. */
  channel: Channel;
  publisher: Publisher;
  names: Names;
  retryDelays: readonly number[];
  onAttempt?: Subscriber['onAttempt'] | undefined;
};

/** Acknowledges the message after its effect is committed, or after a retry queue or the dead-letter queue has a copy. */
export async function handleDelivery(
  deps: DeliveryDeps,
  subscription: Subscription,
  message: ConsumeMessage,
): Promise<void> {
  const admitted = admitMessage(subscription, message.content);
  const outcome =
    'reason' in admitted
      ? await deadLetter(deps, subscription, message, admitted.reason)
      : await handle(deps, subscription, message, admitted.envelope);
  deps.onAttempt?.({ queue: subscription.queue, outcome });
}

async function handle(
  deps: DeliveryDeps,
  subscription: Subscription,
  message: ConsumeMessage,
  envelope: Envelope,
): Promise<Attempt['outcome']> {
  try {
    const ofAttempts = deps.retryDelays.length + 1;
    await subscription.handle(envelope, { attempt: attemptOf(message), ofAttempts });
  } catch (error) {
    return retryOrDeadLetter(deps, subscription, message, reasonOf(error));
  }
  deps.channel.ack(message);
  return 'handled';
}

async function retryOrDeadLetter(
  deps: DeliveryDeps,
  subscription: Subscription,
  message: ConsumeMessage,
  reason: string,
): Promise<Attempt['outcome']> {
  const attempt = attemptOf(message);
  const delayMs = deps.retryDelays[attempt - 1];
  if (delayMs === undefined) {
    return deadLetter(deps, subscription, message, reason);
  }
  // The message stays unacknowledged while the publisher is paused, because repeated rejections would reach the delivery limit.
  await deps.publisher.whenResumed();
  try {
    await deps.publisher.publish({
      exchange: '',
      routingKey: deps.names.retry(subscription.queue, delayMs),
      content: message.content,
      options: { headers: { [attemptHeader]: attempt + 1 } },
    });
  } catch {
    // No other queue has a copy, so the message returns to the head of its own queue.
    deps.channel.reject(message, true);
    return 'retried';
  }
  deps.channel.ack(message);
  return 'retried';
}

/** Publishes a copy with the reason, because rejecting a message cannot add a reason to it. */
async function deadLetter(
  { channel, publisher, names }: DeliveryDeps,
  { queue }: Subscription,
  message: ConsumeMessage,
  reason: string,
): Promise<'parked'> {
  await publisher.whenResumed();
  try {
    await publisher.publish({
      exchange: names.deadLetterExchange,
      routingKey: names.queue(queue),
      content: message.content,
      options: { headers: toDeadLetterHeaders(message, reason) },
    });
  } catch {
    channel.reject(message, false);
    return 'parked';
  }
  channel.ack(message);
  return 'parked';
}
