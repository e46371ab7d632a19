import type { Channel, ChannelModel, ConfirmChannel } from 'amqplib';
import { waitAtMost } from '../../process/wait-at-most.ts';
import type { Logger } from '../../process/logger.ts';
import { endConnection, openConnection } from './connection.ts';
import type { BrokerConnection, ConnectionOptions } from './connection.ts';
import type { Names } from './names.ts';
import { openQueryChannel } from './open-query-channel.ts';
import { createPublisher } from './publisher.ts';
import type { Publisher } from './publisher.ts';
import { declareExchanges } from './topology.ts';

/**
 * One connection for publishing and one for consuming, because during an alarm the broker blocks publishing connections but must still
 * receive acknowledgments. If either connection breaks, the whole session ends.
 */
export type Session = {
  publisher: Publisher;
  consuming: Channel;
  /** Opens a channel for read-only queries. If the channel fails, the session continues. */
  openChannel: () => Promise<Channel>;
  logger: Logger;
  /** Resolves when the session has ended for any reason. */
  ended: Promise<void>;
  /** Ends a session that cannot continue; a new session will replace it. */
  abandon(reason: string): void;
  close(): Promise<void>;
};

type SessionOptions = ConnectionOptions & { names: Names; confirmTimeoutMs: number };

const prefetch = 16;
const confirmsWithinMs = 1_000;

export async function openSession(options: SessionOptions): Promise<Session> {
  const publishingConnection = await openConnection(options, 'publishing');
  const connections = [publishingConnection];
  try {
    const consumingConnection = await openConnection(options, 'consuming');
    connections.push(consumingConnection);
    const publishing = await publishingConnection.model.createConfirmChannel();
    const consuming = await consumingConnection.model.createChannel();
    const session = toSession({ publishingConnection, consumingConnection, publishing, consuming }, options);
    await consuming.prefetch(prefetch);
    await declareExchanges(session, consuming, options.names);
    return session;
  } catch (error) {
    await Promise.all(connections.map(endConnection));
    throw error;
  }
}

type Parts = {
  publishingConnection: BrokerConnection;
  consumingConnection: BrokerConnection;
  publishing: ConfirmChannel;
  consuming: Channel;
};

function toSession(parts: Parts, { confirmTimeoutMs, logger }: SessionOptions): Session {
  const { publishingConnection, consumingConnection, publishing, consuming } = parts;
  const publisher = createPublisher(publishing, confirmTimeoutMs);
  const ended = Promise.withResolvers<undefined>();
  let ending: Promise<void> | null = null;

  function end(): Promise<void> {
    ending ??= endAll();
    return ending;
  }

  async function endAll(): Promise<void> {
    publisher.end();
    await Promise.all([publishingConnection, consumingConnection].map(endConnection));
    ended.resolve(undefined);
  }

  void Promise.race([publishingConnection.closed, consumingConnection.closed]).then(end);
  for (const channel of [publishing, consuming]) {
    channel.on('close', () => void end());
    channel.on('error', (error: Error) => {
      logger.error({ err: error }, 'the broker closed a channel');
    });
  }
  pauseOnAlarm(publishingConnection.model, publisher, logger);
  return {
    publisher,
    consuming,
    openChannel: () => openQueryChannel(consumingConnection.model),
    logger,
    ended: ended.promise,
    abandon(reason) {
      logger.warn({ reason }, 'the broker session was abandoned');
      void end();
    },
    async close() {
      await waitAtMost(confirmsWithinMs, publisher.idle());
      await end();
    },
  };
}

/** Pauses publishing while the broker is short of memory or disk, because the broker then accepts no publications. */
function pauseOnAlarm(connection: ChannelModel, publisher: Publisher, logger: Logger): void {
  connection.on('blocked', (reason: string) => {
    logger.error({ reason }, 'the broker accepts no messages: see BrokerAway in docs/runbook.md');
    publisher.pause(`the broker accepts no messages: ${reason}`);
  });
  connection.on('unblocked', () => {
    logger.info('the broker accepts messages again');
    publisher.resume();
  });
}
