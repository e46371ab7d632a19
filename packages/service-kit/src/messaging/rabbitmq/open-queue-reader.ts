import { connect } from 'amqplib';
import type { QueueDepth } from '../bus.ts';
import { endConnection } from './connection.ts';
import { defaultRetryDelays, namesWith } from './names.ts';
import { openLooking } from './open-looking.ts';
import { readPresentQueues } from './queue-depths.ts';

export type QueueReader = {
  /** How much lies ready in everything that belongs to these queues. */
  read: (queues: readonly string[]) => Promise<QueueDepth[]>;
  close: () => Promise<void>;
};

type ReaderOptions = { url: string; name: string; prefix?: string; version?: number };

const connectTimeoutMs = 5_000;

/** For whoever only looks at a broker: it declares nothing, moves nothing and takes nothing in hand. */
export async function openQueueReader(options: ReaderOptions): Promise<QueueReader> {
  const { url, name, prefix = '', version } = options;
  const connection = await connect(url, {
    timeout: connectTimeoutMs,
    clientProperties: { connection_name: name },
  });
  // What broke it is told by the call that fails.
  connection.on('error', () => undefined);
  const names = namesWith(prefix, version);
  return {
    read: (queues) =>
      readPresentQueues(
        { openChannel: () => openLooking(connection) },
        { names, queues, retryDelays: defaultRetryDelays },
      ),
    close: () => endConnection({ model: connection }),
  };
}
