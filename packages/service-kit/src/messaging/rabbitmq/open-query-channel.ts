import type { Channel, ChannelModel } from 'amqplib';

/**
 * Opens a channel for read-only queries. Its error listener does nothing, because the failed call reports the error too. Without a
 * listener, the error would end the connection.
 */
export async function openQueryChannel(connection: ChannelModel): Promise<Channel> {
  const channel = await connection.createChannel();
  channel.on('error', () => undefined);
  return channel;
}
