import { setTimeout as delay } from 'node:timers/promises';
import type { Channel, ConsumeMessage } from 'amqplib';
import type { Park } from '../bus.ts';
import { parkReasonOf } from './headers.ts';

type CollectDeps = { channel: Channel; park: Park; signal: AbortSignal };

const againAfterMs = 1_000;

/** Moves a parked message to the service's own database, where an operator can see it; never gives it up. */
export async function collectParked(
  { channel, park, signal }: CollectDeps,
  queue: string,
  message: ConsumeMessage,
): Promise<void> {
  const failure = { queue, content: message.content.toString('utf8'), reason: parkReasonOf(message) };
  while (!signal.aborted) {
    try {
      await park(failure);
      channel.ack(message);
      return;
    } catch {
      // It stays unacknowledged in its queue; a requeue would only spin.
      await delay(againAfterMs, undefined, { signal }).catch(() => undefined);
    }
  }
}
