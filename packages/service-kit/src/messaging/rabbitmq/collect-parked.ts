import { setTimeout as delay } from 'node:timers/promises';
import type { Channel, ConsumeMessage } from 'amqplib';
import type { Logger } from '../../process/logger.ts';
import type { Failure, Park, Subscriber } from '../bus.ts';
import { toRawContent } from '../raw-content.ts';
import { attemptOf, parkReasonOf, typeOf } from './headers.ts';

type CollectDeps = {
  channel: Pick<Channel, 'ack'>;
  park: Park;
  signal: AbortSignal;
  logger: Logger;
  onAttempt?: Subscriber['onAttempt'] | undefined;
};

const againAfterMs = 1_000;

/** Moves a parked message to the service's own database, where an operator can see it; never gives it up. */
export async function collectParked(
  { channel, park, signal, logger, onAttempt }: CollectDeps,
  queue: string,
  message: ConsumeMessage,
): Promise<void> {
  const failure = toFailure(queue, message);
  while (!signal.aborted) {
    try {
      await park(failure);
      channel.ack(message);
      return;
    } catch (error) {
      logger.error(
        { err: error, queue, reason: failure.reason },
        'a message could not be parked, trying again',
      );
      onAttempt?.({ queue, outcome: 'park-failed' });
      // It stays unacknowledged in its queue; a requeue would only spin.
      await delay(againAfterMs, undefined, { signal }).catch(() => undefined);
    }
  }
}

function toFailure(queue: string, message: ConsumeMessage): Failure {
  // Our publisher gives each message it sends an id of its own; a delivery that is repeated keeps it.
  const messageId: unknown = message.properties.messageId;
  const type = typeOf(message);
  return {
    ...toRawContent(message.content),
    queue,
    reason: parkReasonOf(message),
    attempts: attemptOf(message),
    deliveryId: typeof messageId === 'string' ? messageId : null,
    ...(type !== undefined && { type }),
  };
}
