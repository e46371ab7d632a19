import type { Channel, ChannelModel, ConfirmChannel } from 'amqplib';
import { atMost } from '../../process/at-most.ts';
import type { Logger } from '../../process/logger.ts';
import { endConnection, openConnection } from './connection.ts';
import type { BrokerConnection, ConnectionOptions } from './connection.ts';
import type { Names } from './names.ts';
import { openLooking } from './open-looking.ts';
import { createPublisher } from './publisher.ts';
import type { Publisher } from './publisher.ts';
import { declareExchanges } from './topology.ts';

/**
 * One connection for publishing and one for consuming: during an alarm the broker blocks publishing connections, and acknowledgements must
 * still reach it. When either breaks, the whole session is over.
 */
export type Session = {
  publisher: Publisher;
  consuming: Channel;
  /** Opens a channel for read-only queries; its failure does not end the session. */
  openChannel: () => Promise<Channel>;
  logger: Logger;
  /** Resolves when the session is over, whatever ended it. */
  over: Promise<void>;
  /** Ends the session when it cannot continue; a new one will replace it. */
  abandon(reason: string): void;
  close(): Promise<void>;
};

type SessionOptions = ConnectionOptions & { names: Names; confirmTimeoutMs: number };

const prefetch = 16;
const confirmsWithinMs = 1_000;

export async function openSession(options: SessionOptions): Promise<Session> {
  const publishingBy = await openConnection(options, 'publishing');
  const connections = [publishingBy];
  try {
    const consumingBy = await openConnection(options, 'consuming');
    connections.push(consumingBy);
    const publishing = await publishingBy.model.createConfirmChannel();
    const consuming = await consumingBy.model.createChannel();
    const session = toSession({ publishingBy, consumingBy, publishing, consuming }, options);
    await consuming.prefetch(prefetch);
    await declareExchanges(session, consuming, options.names);
    return session;
  } catch (error) {
    await Promise.all(connections.map(endConnection));
    throw error;
  }
}

type Parts = {
  publishingBy: BrokerConnection;
  consumingBy: BrokerConnection;
  publishing: ConfirmChannel;
  consuming: Channel;
};

function toSession(parts: Parts, { confirmTimeoutMs, logger }: SessionOptions): Session {
  const { publishingBy, consumingBy, publishing, consuming } = parts;
  const publisher = createPublisher(publishing, confirmTimeoutMs);
  const over = Promise.withResolvers<undefined>();
  let ending: Promise<void> | null = null;

  function end(): Promise<void> {
    ending ??= endAll();
    return ending;
  }

  async function endAll(): Promise<void> {
    publisher.end();
    await Promise.all([publishingBy, consumingBy].map(endConnection));
    over.resolve(undefined);
  }

  void Promise.race([publishingBy.closed, consumingBy.closed]).then(end);
  for (const channel of [publishing, consuming]) {
    channel.on('close', () => void end());
    channel.on('error', (error: Error) => {
      logger.error({ err: error }, 'the broker closed a channel');
    });
  }
  heedAlarms(publishingBy.model, publisher, logger);
  return {
    publisher,
    consuming,
    openChannel: () => openLooking(consumingBy.model),
    logger,
    over: over.promise,
    abandon(reason) {
      logger.warn({ reason }, 'the broker session is over');
      void end();
    },
    async close() {
      await atMost(confirmsWithinMs, publisher.idle());
      await end();
    },
  };
}

/** The broker is short of memory or disk: publications would only pile up before it. */
function heedAlarms(connection: ChannelModel, publisher: Publisher, logger: Logger): void {
  connection.on('blocked', (reason: string) => {
    logger.error({ reason }, 'the broker takes no messages: see BrokerAway in docs/runbook.md');
    publisher.pause(`the broker takes no messages: ${reason}`);
  });
  connection.on('unblocked', () => {
    logger.info('the broker takes messages again');
    publisher.resume();
  });
}
