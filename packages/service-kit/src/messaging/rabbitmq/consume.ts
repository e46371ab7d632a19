import type { ConsumeMessage } from 'amqplib';
import { waitAtMost } from '../../process/wait-at-most.ts';
import { parseJson } from '../admit-message.ts';
import type { Subscriber, Subscription } from '../bus.ts';
import type { KeyedQueue } from '../keyed-queue.ts';
import { collectDeadLetter } from './collect-dead-letter.ts';
import { handleDelivery } from './handle-delivery.ts';
import type { Names } from './names.ts';
import type { Session } from './session.ts';
import { queueExists } from './declare.ts';
import { declareQueues } from './topology.ts';

/** A service's consumers, across sessions. */
export type Consumption = {
  subscriber: Subscriber;
  keyedQueue: KeyedQueue;
  stopping: AbortController;
  /** The session on which the service consumes now; null before the first. */
  session: Session | null;
  consumerTags: string[];
};

type ConsumeDeps = { names: Names; retryDelays: readonly number[] };

/** Declares the queues and starts the consumers on this session. A repeated call for the same session does nothing. */
export async function consume(consumption: Consumption, session: Session, deps: ConsumeDeps): Promise<void> {
  if (consumption.session === session || consumption.stopping.signal.aborted) {
    return;
  }
  consumption.session = session;
  consumption.consumerTags = [];
  for (const subscription of consumption.subscriber.subscriptions) {
    await declareQueues(session, session.consuming, deps.names, subscription, deps.retryDelays);
    await consumeQueues(consumption, session, subscription, { ...deps, from: deps.names });
    for (const earlier of deps.names.earlier) {
      await drainEarlierQueue(consumption, session, subscription, { ...deps, from: earlier });
    }
  }
}

/** `from`: the names of the topology version whose queues are consumed. */
type FromDeps = ConsumeDeps & { from: Names };

/** Drains the queues of an earlier topology version. The current queues are already bound, so no message is missed. */
async function drainEarlierQueue(
  consumption: Consumption,
  session: Session,
  subscription: Subscription,
  deps: FromDeps,
): Promise<void> {
  const { from } = deps;
  const earlierQueue = from.queue(subscription.queue);
  if (!(await queueExists(session, earlierQueue))) {
    return;
  }
  for (const { type } of subscription.messages) {
    await session.consuming.unbindQueue(earlierQueue, from.events, type);
  }
  session.logger.warn(
    { queue: earlierQueue },
    'emptying a queue of an earlier version: see docs/topology-migration.md',
  );
  await consumeQueues(consumption, session, subscription, deps);
}

async function consumeQueues(
  consumption: Consumption,
  session: Session,
  subscription: Subscription,
  deps: FromDeps,
): Promise<void> {
  await consumeQueue(consumption, session, subscription, deps);
  await consumeDeadLetters(consumption, session, subscription, deps);
}

/**
 * Stops consuming. Resolves when the messages in flight are acknowledged, or after a short wait. The broker redelivers unacknowledged
 * messages to another consumer.
 */
export async function stopConsuming({
  session,
  consumerTags,
  keyedQueue,
  stopping,
}: Consumption): Promise<void> {
  stopping.abort();
  if (session !== null) {
    const cancelling = consumerTags.map(async (tag) => session.consuming.cancel(tag));
    if ((await waitAtMost(cancelWithinMs, Promise.allSettled(cancelling))) === 'late') {
      session.abandon('the broker does not answer');
    }
  }
  if ((await waitAtMost(handleWithinMs, keyedQueue.idle())) === 'late') {
    session?.abandon('handlers of messages in flight did not finish in time');
  }
}

const cancelWithinMs = 2_000;
/** Limits the wait, because a handler may hang, and failed messages wait for the end of a broker alarm. */
const handleWithinMs = 4_000;

async function consumeQueue(
  consumption: Consumption,
  session: Session,
  subscription: Subscription,
  { names, retryDelays, from }: FromDeps,
): Promise<void> {
  const { consuming: channel, publisher } = session;
  const { onAttempt } = consumption.subscriber;
  await consumeFrom(consumption, session, from.queue(subscription.queue), (message) =>
    consumption.keyedQueue.run(orderingKeyOf(subscription, message), () =>
      handleDelivery({ channel, publisher, names, retryDelays, onAttempt }, subscription, message),
    ),
  );
}

async function consumeDeadLetters(
  consumption: Consumption,
  session: Session,
  { queue }: Subscription,
  { from }: FromDeps,
): Promise<void> {
  const { storeDeadLetter, onAttempt } = consumption.subscriber;
  const { consuming: channel, logger } = session;
  const deps = { channel, storeDeadLetter, signal: consumption.stopping.signal, logger, onAttempt };
  await consumeFrom(consumption, session, from.deadLetterQueue(queue), (message) =>
    // Each message has its own key, so that a message that cannot be stored does not delay others.
    consumption.keyedQueue.run(`${from.deadLetterQueue(queue)} ${message.fields.deliveryTag}`, () =>
      collectDeadLetter(deps, queue, message),
    ),
  );
}

async function consumeFrom(
  consumption: Consumption,
  session: Session,
  queue: string,
  onMessage: (message: ConsumeMessage) => Promise<void>,
): Promise<void> {
  const { consumerTag } = await session.consuming.consume(queue, (message) => {
    if (message === null) {
      session.abandon(`the broker cancelled the consumer of ${queue}`);
      return;
    }
    // Fails only if the session has ended; the broker then redelivers the message to the next session.
    onMessage(message).catch((error: unknown) => {
      session.abandon(`a message of ${queue} could not be acknowledged: ${String(error)}`);
    });
  });
  consumption.consumerTags.push(consumerTag);
}

/** Messages with the same key are handled in order. The key is the aggregate's id within the queue. */
function orderingKeyOf({ queue }: Subscription, message: ConsumeMessage): string {
  const parsed = parseJson(message.content.toString('utf8'));
  const isObject = typeof parsed === 'object' && parsed !== null && 'aggregateId' in parsed;
  return isObject && typeof parsed.aggregateId === 'string' ? `${queue} ${parsed.aggregateId}` : queue;
}
