import type { Envelope } from '@marquee/contracts/message';
import type { Logger } from '../process/logger.ts';
import { brokerUnavailable } from './broker-unavailable.ts';
import type { Bus, DecideUnrouted, Subscriber } from './bus.ts';
import { createKeyedQueue } from './keyed-queue.ts';
import { consume, stopConsuming } from './rabbitmq/consume.ts';
import type { Consumption } from './rabbitmq/consume.ts';
import type { ConnectToBroker } from './rabbitmq/connection.ts';
import { createReconnectingSession } from './rabbitmq/reconnecting-session.ts';
import { defaultRetryDelays, namesWith } from './rabbitmq/names.ts';
import { redriveUnrouted } from './rabbitmq/redrive-unrouted.ts';
import { readQueueDepths } from './rabbitmq/queue-depths.ts';
import { openSession } from './rabbitmq/session.ts';
import type { Session } from './rabbitmq/session.ts';
import { createUnroutedAlarm, watchUnrouted } from './rabbitmq/unrouted-alarm.ts';
import { countUnrouted, visitUnrouted } from './rabbitmq/visit-unrouted.ts';
import { toBytes } from './raw-content.ts';

type RabbitMqBusOptions = {
  url: string;
  /** Name of the connection on the broker. */
  name: string;
  logger: Logger;
  /** Delays between attempts in milliseconds; there is one more attempt than delays. */
  retryDelays?: readonly number[];
  confirmTimeoutMs?: number;
  /** Prefix of every name on the broker. */
  prefix?: string;
  /** Whether this bus logs the number of unrouted messages; one bus per broker is enough. */
  reportsUnrouted?: boolean;
  /** Version of the topology. Default: the current one. */
  version?: number;
  connectToBroker?: ConnectToBroker | undefined;
};

/** The bus between separate processes: durable queues, confirmed publishing, automatic reconnects. */
export function createRabbitMqBus(options: RabbitMqBusOptions): Bus {
  const { url, name, logger, confirmTimeoutMs = 10_000, prefix = '', version, connectToBroker } = options;
  const { retryDelays = defaultRetryDelays, reportsUnrouted = true } = options;
  const names = namesWith(prefix, version);
  const consumptions = new Set<Consumption>();
  const onUnrouted = createUnroutedAlarm(logger);
  const unroutedAccess = createKeyedQueue();
  // Messages in one visit are invisible to other visits until they are returned.
  const oneAtATime = <Result>(task: () => Promise<Result>): Promise<Result> =>
    unroutedAccess.run('unrouted', task);
  const sessions = createReconnectingSession({
    logger,
    open: () => openSession({ url, name, names, confirmTimeoutMs, logger, connectToBroker }),
    async onOpen(session) {
      opened = session;
      if (reportsUnrouted) {
        watchUnrouted(session, names, onUnrouted);
      }
      await startConsuming(session, [...consumptions]);
    },
  });
  // The newest session. Set before the session has declared its queues, so that a subscription made meanwhile also uses the session.
  let opened: Session | null = null;

  function unroutedOn(session: () => Session) {
    return {
      count: () => oneAtATime(async () => countUnrouted(session(), names)),
      visit: (decide: DecideUnrouted) => oneAtATime(async () => visitUnrouted(session(), names, decide)),
    };
  }

  async function startConsuming(session: Session, waiting: readonly Consumption[]): Promise<void> {
    for (const consumption of waiting) {
      await consume(consumption, session, { names, retryDelays });
    }
    if (waiting.length === 0) {
      return;
    }
    // Runs in the background, because republishing many unrouted messages takes long.
    redriveUnrouted(unroutedOn(() => session)).catch((error: unknown) => {
      logger.warn({ err: error }, 'unrouted messages could not be republished');
    });
  }

  async function subscribe(subscriber: Subscriber): Promise<() => Promise<void>> {
    const consumption = toConsumption(subscriber);
    consumptions.add(consumption);
    const session = opened;
    if (session !== null) {
      // If this session fails or has ended, the next session starts the consumers.
      await startConsuming(session, [consumption]).catch((error: unknown) => {
        session.abandon(String(error));
      });
    }
    return async () => {
      consumptions.delete(consumption);
      await stopConsuming(consumption);
    };
  }

  async function publish(envelope: Envelope): Promise<void> {
    await currentSession(sessions.current()).publisher.publish({
      exchange: names.events,
      routingKey: envelope.type,
      content: Buffer.from(JSON.stringify(envelope)),
      options: { headers: { traceparent: envelope.traceparent, 'x-request-id': envelope.requestId } },
    });
  }

  const unroutedNow = unroutedOn(() => currentSession(sessions.current()));
  return {
    start: sessions.start,
    async stop() {
      await Promise.all([...consumptions].map(stopConsuming));
      consumptions.clear();
      await sessions.stop();
    },
    subscribe,
    publish,
    republish: async (queue, raw) =>
      currentSession(sessions.current()).publisher.publish({
        exchange: '',
        routingKey: names.queue(queue),
        content: toBytes(raw),
      }),
    countUnrouted: unroutedNow.count,
    visitUnrouted: unroutedNow.visit,
    isReady: () => sessions.current()?.publisher.isPaused() === false,
    hasBeenReady: sessions.hasBeenConnected,
    queueDepths: async (queues) =>
      readQueueDepths(currentSession(sessions.current()), { names, queues, retryDelays }),
  };
}

function currentSession(session: Session | null): Session {
  if (session === null) {
    throw brokerUnavailable('not connected to the broker');
  }
  return session;
}

function toConsumption(subscriber: Subscriber): Consumption {
  return {
    subscriber,
    keyedQueue: createKeyedQueue(),
    stopping: new AbortController(),
    session: null,
    consumerTags: [],
  };
}
