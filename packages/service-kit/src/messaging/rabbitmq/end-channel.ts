import type { Channel } from 'amqplib';

/** Always resolves: amqplib's own `close` never does when the connection is lost before the broker has answered. */
export async function endChannel(channel: Channel): Promise<void> {
  const closed = Promise.withResolvers<undefined>();
  channel.once('close', () => {
    closed.resolve(undefined);
  });
  try {
    await Promise.race([channel.close(), closed.promise]);
  } catch {
    // The channel is closed already, by a rejection or by the end of the connection.
  }
}
