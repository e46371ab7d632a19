import type { Envelope } from '@marquee/contracts/message';
import type { Bus, RawContent, Subscription } from './bus.ts';
import { deliverInProcess } from './deliver-in-process.ts';
import type { Consumer } from './deliver-in-process.ts';
import { createLanes } from './lanes.ts';

type InProcessBusOptions = {
  /** Told of messages that nobody subscribes to. */
  onUnroutable: (envelope: Envelope) => void;
  /** Milliseconds between attempts; one attempt more than delays. */
  retryDelays?: readonly number[];
};

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
    const raw: RawContent = { content: JSON.stringify(envelope), encoding: 'utf8' };
    const deliveries = await Promise.allSettled(
      interested.map((consumer) =>
        lanes.run(`${consumer.subscription.queue} ${envelope.aggregateId}`, () =>
          deliverInProcess(consumer, raw, retryDelays),
        ),
      ),
    );
    throwFirstFailure(deliveries);
  }

  async function handBack(queue: string, raw: RawContent): Promise<void> {
    const consumer = consumers.get(queue);
    if (!started || consumer === undefined) {
      throw new Error(`nobody consumes ${queue}`);
    }
    await lanes.run(`${queue} ${raw.content}`, () => deliverInProcess(consumer, raw, retryDelays));
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
    async subscribe({ subscriptions, park, onAttempt }) {
      const stopping = new AbortController();
      for (const subscription of subscriptions) {
        consumers.set(subscription.queue, { subscription, park, stopping, ...(onAttempt && { onAttempt }) });
      }
      return async () => {
        stopping.abort();
        await lanes.idle();
      };
    },
    publish,
    handBack,
    // Nothing is kept of what nobody subscribes to: subscribers and senders are the same version here.
    countUnrouted: async () => 0,
    visitUnrouted: async () => undefined,
    isReady: () => started,
    hasBeenReady: () => started,
    // What waits, waits in the outboxes.
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
