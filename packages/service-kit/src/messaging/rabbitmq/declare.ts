import type { Channel } from 'amqplib';
import type { Logger } from '../../process/logger.ts';
import { endChannel } from './end-channel.ts';

export type Declaring = { openChannel: () => Promise<Channel>; logger: Logger };

/** AMQP reply code: the existing object differs from the declaration. */
const preconditionFailed = 406;

/**
 * Declares on a separate channel, because a rejection closes it. Uses an existing object with different arguments as it is and logs an
 * error: a queue with outdated arguments is better than a service that no message reaches.
 */
export async function declareUnlessDifferent(
  { openChannel, logger }: Declaring,
  name: string,
  declare: (channel: Channel) => Promise<unknown>,
): Promise<void> {
  const channel = await openChannel();
  try {
    await declare(channel);
  } catch (error) {
    if (codeOf(error) !== preconditionFailed) {
      throw error;
    }
    logger.error(
      { name, reason: String(error) },
      'the broker keeps this with other arguments than declared; used as it is: see docs/topology-migration.md',
    );
  } finally {
    await endChannel(channel);
  }
}

/** Returns false if the queue does not exist; the check closes its channel. */
export async function queueExists({ openChannel }: Declaring, queue: string): Promise<boolean> {
  const channel = await openChannel();
  try {
    await channel.checkQueue(queue);
    return true;
  } catch (error) {
    if (codeOf(error) !== notFound) {
      throw error;
    }
    return false;
  } finally {
    await endChannel(channel);
  }
}

const notFound = 404;

function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}
