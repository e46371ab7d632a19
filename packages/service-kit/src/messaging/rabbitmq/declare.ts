import type { Channel } from 'amqplib';
import type { Logger } from '../../process/logger.ts';
import { endChannel } from './end-channel.ts';

export type Declaring = { openChannel: () => Promise<Channel>; logger: Logger };

/** Of AMQP: what is there differs from what is declared. */
const preconditionFailed = 406;

/**
 * Declares on a channel of its own, which a refusal closes. What is there with other arguments is used as it is, and said loudly:
 * better a queue with yesterday's arguments than a service that nothing reaches.
 */
export async function declareOrKeep(
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

/** False where there is none: asking for it closes the channel. */
export async function isThere({ openChannel }: Declaring, queue: string): Promise<boolean> {
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
