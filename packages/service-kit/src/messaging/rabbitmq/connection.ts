import { connect } from 'amqplib';
import type { ChannelModel } from 'amqplib';
import { waitAtMost } from '../../process/wait-at-most.ts';
import type { Logger } from '../../process/logger.ts';
import { isBrokerAddress } from './broker-address.ts';
import { invalidAddress } from './is-permanent-failure.ts';

/** amqplib's `connect`, or a replacement whose channels behave differently. */
export type ConnectToBroker = (
  url: string,
  options: { timeout: number; clientProperties: Record<string, unknown> },
) => Promise<ChannelModel>;

export type ConnectionOptions = {
  url: string;
  name: string;
  logger: Logger;
  connectToBroker?: ConnectToBroker | undefined;
};

export type BrokerConnection = {
  model: ChannelModel;
  /** Resolves when the connection has closed for any reason, even if it closed before the promise was awaited. */
  closed: Promise<unknown>;
};

const heartbeatSeconds = 5;
const connectTimeoutMs = 5_000;
const closeWithinMs = 500;

/** `purpose` distinguishes two connections of one service on the broker. */
export async function openConnection(
  { url, name, logger, connectToBroker = connect }: ConnectionOptions,
  purpose: 'publishing' | 'consuming',
): Promise<BrokerConnection> {
  const model = await connectToBroker(withHeartbeat(url), {
    timeout: connectTimeoutMs,
    clientProperties: { connection_name: `${name} ${purpose}` },
  });
  model.on('error', (error: Error) => {
    logger.warn({ err: error, purpose }, 'the broker connection failed');
  });
  const closed = Promise.withResolvers<undefined>();
  model.once('close', () => {
    closed.resolve(undefined);
  });
  return { model, closed: closed.promise };
}

/** Closes the connection and waits at most `closeWithinMs`; the heartbeat later ends a connection whose broker hangs. Never rejects. */
export async function endConnection({ model }: Pick<BrokerConnection, 'model'>): Promise<void> {
  await waitAtMost(
    closeWithinMs,
    model.close().catch(() => undefined),
  );
}

function withHeartbeat(url: string): string {
  if (!isBrokerAddress(url)) {
    // Node's own error would log the address, including the password.
    throw new Error(invalidAddress);
  }
  const address = new URL(url);
  address.searchParams.set('heartbeat', String(heartbeatSeconds));
  return address.toString();
}
