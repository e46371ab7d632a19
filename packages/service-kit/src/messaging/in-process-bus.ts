import { setTimeout as delay } from 'node:timers/promises';
import type { Envelope } from '@marquee/contracts/message';
import { admitMessage } from './admit-message.ts';
import type { Bus, Park, Subscription } from './bus.ts';
import { createLanes } from './lanes.ts';
import { reasonOf } from './reason-of.ts';

type InProcessBusOptions = {
  /** Told of messages that nobody subscribes to. */
  onUnroutable: (envelope: Envelope) => void;
  /** Milliseconds between attempts; one attempt more than delays. */
  retryDelays?: readonly number[];
};

type Consumer = { subscription: Subscription; park: Park; stopping: AbortController };

/**
 * For one process: a message is confirmed once every subscriber has committed or parked it.
 * Start it after all of them have subscribed: what is told before would reach nobody.
 */
export function createInProcessBus({
  onUnroutable,
  retryDelays = [50, 200, 1_000, 3_000],
}: InProcessBusOptions): Bus {
  // By queue: a stopped consumer keeps its place, so that its messages stay with their senders until it is back.
  const consumers = new Map<string, Consumer>();
  const lanes = createLanes();
  let started = false;

  async function publish(envelope: Envelope): Promise<void> {
    if (!started) {
      throw new Error('the bus has not been started');
    }
    const interested = [...consumers.values()].filter(({ subscription }) => isFor(subscription, envelope));
    if (interested.length === 0) {
      onUnroutable(envelope);
      return;
    }
    // As text, like on a wire: nobody shares objects with the sender.
    const content = JSON.stringify(envelope);
    const deliveries = await Promise.allSettled(
      interested.map((consumer) =>
        lanes.run(`${consumer.subscription.queue} ${envelope.aggregateId}`, () =>
          deliver(consumer, content, retryDelays),
        ),
      ),
    );
    throwFirstFailure(deliveries);
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
      await lanes.idle();
    },
    async subscribe({ subscriptions, park }) {
      const stopping = new AbortController();
      for (const subscription of subscriptions) {
        consumers.set(subscription.queue, { subscription, park, stopping });
      }
      return async () => {
        stopping.abort();
        await lanes.idle();
      };
    },
    publish,
    isReady: () => started,
  };
}

function isFor({ messages }: Subscription, envelope: Envelope): boolean {
  return messages.some(({ type }) => type === envelope.type);
}

async function deliver(consumer: Consumer, content: string, retryDelays: readonly number[]): Promise<void> {
  const { subscription, park, stopping } = consumer;
  const { queue } = subscription;
  // A stopped consumer leaves the message with its sender, whose outbox keeps it.
  stopping.signal.throwIfAborted();
  const admitted = admitMessage(subscription, content);
  if ('reason' in admitted) {
    await park({ queue, content, reason: admitted.reason });
    return;
  }
  for (const retryDelay of [...retryDelays, null]) {
    try {
      await subscription.handle(admitted.envelope);
      return;
    } catch (error) {
      if (retryDelay === null) {
        await park({ queue, content, reason: reasonOf(error) });
        return;
      }
      await delay(retryDelay, undefined, { signal: stopping.signal });
    }
  }
}

function throwFirstFailure(results: readonly PromiseSettledResult<void>[]): void {
  const failed = results.find((result) => result.status === 'rejected');
  if (failed !== undefined) {
    throw failed.reason;
  }
}
