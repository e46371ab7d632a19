import { setTimeout as delay } from 'node:timers/promises';
import { admitMessage } from './admit-message.ts';
import type { RawContent, Subscriber, Subscription } from './bus.ts';
import { toBytes } from './raw-content.ts';
import { reasonOf } from './reason-of.ts';

export type Consumer = Pick<Subscriber, 'storeDeadLetter' | 'onAttempt'> & {
  subscription: Subscription;
  stopping: AbortController;
};

/** Resolves when the consumer has handled or dead-lettered the message. Rejects if the message must stay in the sender's outbox. */
export async function deliverInProcess(
  consumer: Consumer,
  raw: RawContent,
  retryDelays: readonly number[],
): Promise<void> {
  const { subscription, stopping, onAttempt } = consumer;
  const { queue } = subscription;
  const deadLetter = async (reason: string, attempts: number): Promise<void> => {
    await consumer.storeDeadLetter({ ...raw, queue, reason, attempts, deliveryId: null });
    onAttempt?.({ queue, outcome: 'parked' });
  };
  // If the consumer has stopped, this throws, and the message remains in the sender's outbox.
  stopping.signal.throwIfAborted();
  const admitted = admitMessage(subscription, toBytes(raw));
  if ('reason' in admitted) {
    await deadLetter(admitted.reason, 1);
    return;
  }
  const ofAttempts = retryDelays.length + 1;
  for (const [index, retryDelay] of [...retryDelays, null].entries()) {
    try {
      await subscription.handle(admitted.envelope, { attempt: index + 1, ofAttempts });
      onAttempt?.({ queue, outcome: 'handled' });
      return;
    } catch (error) {
      if (retryDelay === null) {
        await deadLetter(reasonOf(error), index + 1);
        return;
      }
      onAttempt?.({ queue, outcome: 'retried' });
      await delay(retryDelay, undefined, { signal: stopping.signal });
    }
  }
}
