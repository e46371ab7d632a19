import type { Channel } from 'amqplib';

/** Always resolves. amqplib's own `close` may never settle if the connection is lost before the broker has answered. */
export async function endChannel(channel: Channel): Promise<void> {
  const closed = Promise.withResolvers<undefined>();
  channel.once('close', () => {
    closed.resolve(undefined);
  });
  try {
    await Promise.race([channel.close(), closed.promise]);
  } catch {
    // A rejection or the end of the connection has already closed the channel.
  }
}
