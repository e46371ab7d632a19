import { connect } from 'amqplib';
import type { QueueDepth } from '../bus.ts';
import { endConnection } from './connection.ts';
import { defaultRetryDelays, namesWith } from './names.ts';
import { openQueryChannel } from './open-query-channel.ts';
import { readPresentQueues } from './queue-depths.ts';

export type QueueReader = {
  /** Number of ready messages in all queues that belong to these. */
  read: (queues: readonly string[]) => Promise<QueueDepth[]>;
  close: () => Promise<void>;
};

type ReaderOptions = { url: string; name: string; prefix?: string; version?: number };

const connectTimeoutMs = 5_000;

/** A read-only view of a broker: declares nothing, moves nothing and consumes nothing. */
export async function openQueueReader(options: ReaderOptions): Promise<QueueReader> {
  const { url, name, prefix = '', version } = options;
  const connection = await connect(url, {
    timeout: connectTimeoutMs,
    clientProperties: { connection_name: name },
  });
  // The failing call reports the error.
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
