import { setTimeout as delay } from 'node:timers/promises';
import type { Channel, ConsumeMessage } from 'amqplib';
import type { Logger } from '../../process/logger.ts';
import type { Failure, StoreDeadLetter, Subscriber } from '../bus.ts';
import { toRawContent } from '../raw-content.ts';
import { attemptOf, deadLetterReasonOf, typeOf } from './headers.ts';

type CollectDeps = {
  channel: Pick<Channel, 'ack'>;
  storeDeadLetter: StoreDeadLetter;
  signal: AbortSignal;
  logger: Logger;
  onAttempt?: Subscriber['onAttempt'] | undefined;
};

const retryAfterMs = 1_000;

/** Moves a dead letter to the service's own database, where an operator can see it. Retries until the consumer stops. */
export async function collectDeadLetter(
  { channel, storeDeadLetter, signal, logger, onAttempt }: CollectDeps,
  queue: string,
  message: ConsumeMessage,
): Promise<void> {
  const failure = toFailure(queue, message);
  while (!signal.aborted) {
    try {
      await storeDeadLetter(failure);
      channel.ack(message);
      return;
    } catch (error) {
      logger.error(
        { err: error, queue, reason: failure.reason },
        'a dead letter could not be stored; retrying',
      );
      onAttempt?.({ queue, outcome: 'park-failed' });
      // The message stays unacknowledged, because requeueing would only repeat the delivery immediately.
      await delay(retryAfterMs, undefined, { signal }).catch(() => undefined);
    }
  }
}

function toFailure(queue: string, message: ConsumeMessage): Failure {
  // Our publisher gives each message its own id, which a redelivery keeps.
  const messageId: unknown = message.properties.messageId;
  const type = typeOf(message);
  return {
    ...toRawContent(message.content),
    queue,
    reason: deadLetterReasonOf(message),
    attempts: attemptOf(message),
    deliveryId: typeof messageId === 'string' ? messageId : null,
    ...(type !== undefined && { type }),
  };
}
