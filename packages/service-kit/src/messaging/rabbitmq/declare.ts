import type { Channel } from 'amqplib';
import type { Logger } from '../../process/logger.ts';
import { endChannel } from './end-channel.ts';

export type Declaring = { openChannel: () => Promise<Channel>; logger: Logger };

/** AMQP reply code: the existing exchange or queue differs from the declaration. */
const preconditionFailed = 406;

/**
 * Declares an exchange or a queue on a separate channel, because a rejection closes the channel. If it exists with other arguments, logs an
 * error and uses it unchanged, because a service without the queue would receive no message.
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
      'the broker has this with other arguments than declared, and it is used unchanged: see docs/topology-migration.md',
    );
  } finally {
    await endChannel(channel);
  }
}

/** Returns whether the queue exists. Uses a separate channel, because the check of a missing queue closes the channel. */
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
