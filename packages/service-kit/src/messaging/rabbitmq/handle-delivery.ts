import type { Channel, ConsumeMessage } from 'amqplib';
import { admitMessage } from '../admit-message.ts';
import type { Subscription } from '../bus.ts';
import { reasonOf } from '../reason-of.ts';
import { attemptHeader, attemptOf, reasonHeader, toReasonHeader } from './headers.ts';
import type { Names } from './names.ts';
import type { Publisher } from './publisher.ts';

export type DeliveryDeps = {
  /** The channel that delivered: tags mean nothing on another. */
  channel: Channel;
  publisher: Publisher;
  names: Names;
  retryDelays: readonly number[];
};

/** Acknowledges after the effect is committed, or after a copy is safe in a retry queue or the parked queue. */
export async function handleDelivery(
  deps: DeliveryDeps,
  subscription: Subscription,
  message: ConsumeMessage,
): Promise<void> {
  const admitted = admitMessage(subscription, message.content.toString('utf8'));
  if ('reason' in admitted) {
    await park(deps, subscription, message, admitted.reason);
    return;
  }
  try {
    await subscription.handle(admitted.envelope);
  } catch (error) {
    await retryOrPark(deps, subscription, message, reasonOf(error));
    return;
  }
  deps.channel.ack(message);
}

async function retryOrPark(
  deps: DeliveryDeps,
  subscription: Subscription,
  message: ConsumeMessage,
  reason: string,
): Promise<void> {
  const attempt = attemptOf(message);
  const delayMs = deps.retryDelays[attempt - 1];
  if (delayMs === undefined) {
    await park(deps, subscription, message, reason);
    return;
  }
  try {
    await deps.publisher.publish({
      exchange: '',
      routingKey: deps.names.retry(subscription.queue, delayMs),
      content: message.content,
      options: { headers: { [attemptHeader]: attempt + 1 } },
    });
  } catch {
    // Not safe elsewhere: back to the head of its own queue.
    deps.channel.reject(message, true);
    return;
  }
  deps.channel.ack(message);
}

/** A copy with the reason, because a rejected message cannot carry one. */
async function park(
  { channel, publisher, names }: DeliveryDeps,
  { queue }: Subscription,
  message: ConsumeMessage,
  reason: string,
): Promise<void> {
  try {
    await publisher.publish({
      exchange: names.deadLetters,
      routingKey: names.queue(queue),
      content: message.content,
      options: { headers: { [reasonHeader]: toReasonHeader(reason) } },
    });
  } catch {
    channel.reject(message, false);
    return;
  }
  channel.ack(message);
}
