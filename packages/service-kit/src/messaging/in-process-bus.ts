import type { Envelope } from '@marquee/contracts/message';
import type { Bus, RawContent, Subscription } from './bus.ts';
import { deliverInProcess } from './deliver-in-process.ts';
import type { Consumer } from './deliver-in-process.ts';
import { createKeyedQueue } from './keyed-queue.ts';

type InProcessBusOptions = {
  /** Called for each message without a subscriber. */
  onUnroutable: (envelope: Envelope) => void;
  /** Delays between attempts in milliseconds; there is one more attempt than delays. */
  retryDelays?: readonly number[];
};

/**
 * A bus within one process. The bus confirms a message once every subscriber has handled or dead-lettered it. Start the bus after all
 * subscriptions, because an earlier message would reach no subscriber.
 */
export function createInProcessBus({
  onUnroutable,
  retryDelays = [50, 200, 1_000, 3_000],
}: InProcessBusOptions): Bus {
  // Consumers by queue. A stopped consumer keeps its entry, so that its messages stay in the senders' outboxes until it subscribes again.
  const consumers = new Map<string, Consumer>();
  const keyedQueue = createKeyedQueue();
  let started = false;

  async function publish(envelope: Envelope): Promise<void> {
    if (!started) {
      throw new Error('the bus has not been started');
    }
    const subscribed = [...consumers.values()].filter(({ subscription }) => isFor(subscription, envelope));
    if (subscribed.length === 0) {
      onUnroutable(envelope);
      return;
    }
    // Serialized as for a network, so that handlers share no objects with the sender.
    const raw: RawContent = { content: JSON.stringify(envelope), encoding: 'utf8' };
    const deliveries = await Promise.allSettled(
      subscribed.map((consumer) =>
        keyedQueue.run(`${consumer.subscription.queue} ${envelope.aggregateId}`, () =>
          deliverInProcess(consumer, raw, retryDelays),
        ),
      ),
    );
    throwFirstFailure(deliveries);
  }

  async function republish(queue: string, raw: RawContent): Promise<void> {
    const consumer = consumers.get(queue);
    if (!started || consumer === undefined) {
      throw new Error(`no subscriber consumes ${queue}`);
    }
    await keyedQueue.run(`${queue} ${raw.content}`, () => deliverInProcess(consumer, raw, retryDelays));
  }

  return {
    async start() {
      started = true;
    },
    async stop() {
      started = false;
      for (const { stopping } of consumers.values()) {
        stopping.abort();
      }
      await keyedQueue.idle();
    },
    async subscribe({ subscriptions, storeDeadLetter, onAttempt }) {
      const stopping = new AbortController();
      for (const subscription of subscriptions) {
        consumers.set(subscription.queue, {
          subscription,
          storeDeadLetter,
          stopping,
          ...(onAttempt && { onAttempt }),
        });
      }
      return async () => {
        stopping.abort();
        await keyedQueue.idle();
      };
    },
    publish,
    republish,
    // Unrouted messages are not stored: within one process, subscribers and senders have the same version.
    countUnrouted: async () => 0,
    visitUnrouted: async () => undefined,
    isReady: () => started,
    hasBeenReady: () => started,
    // The bus has no queues: pending messages are in the outboxes.
    queueDepths: async () => [],
  };
}

function isFor({ messages }: Subscription, envelope: Envelope): boolean {
  return messages.some(({ type }) => type === envelope.type);
}

function throwFirstFailure(results: readonly PromiseSettledResult<void>[]): void {
  const failed = results.find((result) => result.status === 'rejected');
  if (failed !== undefined) {
    throw failed.reason;
  }
}
