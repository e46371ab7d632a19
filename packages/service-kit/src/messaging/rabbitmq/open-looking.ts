import type { Channel, ChannelModel } from 'amqplib';

/** A channel to look through. An error without a listener would end the whole connection; the refused call tells it as well. */
export async function openLooking(connection: ChannelModel): Promise<Channel> {
  const channel = await connection.createChannel();
  channel.on('error', () => undefined);
  return channel;
}
