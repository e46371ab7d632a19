import { connect } from 'amqplib';
import type { QueueDepth } from '../bus.ts';
import { endConnection } from './connection.ts';
import { defaultRetryDelays, namesWith } from './names.ts';
import { openQueryChannel } from './open-query-channel.ts';
import { readPresentQueues } from './queue-depths.ts';

export type QueueReader = {
  /** Numbers of ready messages in these queues, their retry queues and their dead-letter queues. */
  read: (queues: readonly string[]) => Promise<QueueDepth[]>;
  close: () => Promise<void>;
};

type ReaderOptions = { url: string; name: string; prefix?: string; version?: number };

const connectTimeoutMs = 5_000;

/** Opens a read-only view of a broker. It does not declare queues or consume messages. */
export async function openQueueReader(options: ReaderOptions): Promise<QueueReader> {
  const { url, name, prefix = '', version } = options;
  const connection = await connect(url, {
    timeout: connectTimeoutMs,
    clientProperties: { connection_name: name },
  });
  // The listener does nothing, because the failing call reports the error.
  connection.on('error', () => undefined);
  const names = namesWith(prefix, version);
  return {
    read: (queues) =>
      readPresentQueues(
        { openChannel: () => openQueryChannel(connection) },
        { names, queues, retryDelays: defaultRetryDelays },
      ),
    close: () => endConnection({ model: connection }),
  };
}
