import { connect } from 'amqplib';
import type { Channel, ChannelModel, ConfirmChannel } from 'amqplib';
import type { Logger } from '../../process/logger.ts';
import type { Names } from './names.ts';
import { createPublisher } from './publisher.ts';
import type { Publisher } from './publisher.ts';
import { declareExchanges } from './topology.ts';

/** One connection with its two channels. When any of them breaks, all of it is over. */
export type Session = {
  publisher: Publisher;
  consuming: Channel;
  /** For looking: one that breaks ends nothing but itself. */
  openChannel: () => Promise<Channel>;
  logger: Logger;
  /** Resolves when the session is over, whoever ended it. */
  over: Promise<void>;
  /** For what cannot go on: a new session will take its place. */
  abandon(reason: string): void;
  close(): Promise<void>;
};

/** amqplib's `connect`, or one that gives its channels other manners. */
export type ConnectToBroker = (
  url: string,
  options: { timeout: number; clientProperties: Record<string, unknown> },
) => Promise<ChannelModel>;

type SessionOptions = {
  url: string;
  name: string;
  names: Names;
  confirmTimeoutMs: number;
  logger: Logger;
  connectToBroker?: ConnectToBroker | undefined;
};

const heartbeatSeconds = 5;
const connectTimeoutMs = 5_000;
const prefetch = 16;

export async function openSession(options: SessionOptions): Promise<Session> {
  const { url, name, names, confirmTimeoutMs, connectToBroker = connect } = options;
  const connection = await connectToBroker(withHeartbeat(url), {
    timeout: connectTimeoutMs,
    clientProperties: { connection_name: name },
  });
  const over = whenClosed(connection, options.logger);
  try {
    const publishing = await connection.createConfirmChannel();
    const consuming = await connection.createChannel();
    const session = toSession({
      connection,
      publishing,
      consuming,
      over,
      confirmTimeoutMs,
      logger: options.logger,
    });
    await consuming.prefetch(prefetch);
    await declareExchanges(session, consuming, names);
    return session;
  } catch (error) {
    await endQuietly(connection);
    throw error;
  }
}

type Parts = {
  connection: ChannelModel;
  publishing: ConfirmChannel;
  consuming: Channel;
  over: Promise<void>;
  confirmTimeoutMs: number;
  logger: Logger;
};

function toSession({ connection, publishing, consuming, over, confirmTimeoutMs, logger }: Parts): Session {
  const publisher = createPublisher(publishing, confirmTimeoutMs);
  function abandon(reason: string): void {
    logger.warn({ reason }, 'the broker session is over');
    void endQuietly(connection);
  }
  for (const channel of [publishing, consuming]) {
    channel.on('error', (error: Error) => {
      logger.error({ err: error }, 'the broker closed a channel');
    });
    channel.on('close', () => void endQuietly(connection));
  }
  return {
    publisher,
    consuming,
    openChannel: async () => connection.createChannel(),
    logger,
    over,
    abandon,
    close: () => closeInOrder(connection, publisher),
  };
}

async function closeInOrder(connection: ChannelModel, publisher: Publisher): Promise<void> {
  await publisher.idle();
  await endQuietly(connection);
}

function whenClosed(connection: ChannelModel, logger: Logger): Promise<void> {
  connection.on('error', (error: Error) => {
    logger.warn({ err: error }, 'the broker connection failed');
  });
  return new Promise((resolve) => {
    connection.once('close', () => {
      resolve();
    });
  });
}

/** Closing what is closing already throws, which is as good. */
async function endQuietly(connection: ChannelModel): Promise<void> {
  await connection.close().catch(() => undefined);
}

function withHeartbeat(url: string): string {
  const address = new URL(url);
  address.searchParams.set('heartbeat', String(heartbeatSeconds));
  return address.toString();
}
