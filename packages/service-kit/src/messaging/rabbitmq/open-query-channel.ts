import type { Channel, ChannelModel } from 'amqplib';

/**
 * A channel for read-only queries. Its error listener does nothing: the failed call reports the error too, and without a listener the error
 * would end the connection.
 */
export async function openQueryChannel(connection: ChannelModel): Promise<Channel> {
  const channel = await connection.createChannel();
  channel.on('error', () => undefined);
  return channel;
}
