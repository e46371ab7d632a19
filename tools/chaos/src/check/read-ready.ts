import { connect } from 'amqplib';
import type { Channel, ChannelModel } from 'amqplib';

import type { Environment } from '../stack/environment.ts';
import type { Remainder } from './found.ts';
import { queueNames } from './queue-names.ts';

/** Missing queues, and queues with ready messages. Quick, but without unacknowledged messages, which `readQueues` includes. */
export async function readReady({ amqpUrl }: Pick<Environment, 'amqpUrl'>): Promise<Remainder[]> {
  const connection = await connect(amqpUrl);
  try {
    return (await readDepths(connection)).filter(({ count }) => count > 0);
  } finally {
    await connection.close();
  }
}

async function readDepths(connection: ChannelModel): Promise<Remainder[]> {
  const depths: Remainder[] = [];
  let channel = await openChannel(connection);
  for (const queue of queueNames()) {
    try {
      depths.push({ place: `queue ${queue}`, count: (await channel.checkQueue(queue)).messageCount });
    } catch {
      // Checking a queue that does not exist closes the channel.
      depths.push({ place: `no queue ${queue}`, count: 1 });
      channel = await openChannel(connection);
    }
  }
  return depths;
}

async function openChannel(connection: ChannelModel): Promise<Channel> {
  const channel = await connection.createChannel();
  channel.on('error', () => undefined);
  return channel;
}
