import { withChannel } from '../with-channel.ts';
import { overhear } from './overhear.ts';

const patienceMs = 30_000;

/** Resolves at the moment the broker delivers a message of this type; throws when none is published. */
export async function untilTold(amqpUrl: string, type: string): Promise<void> {
  await withChannel(amqpUrl, async (channel) => {
    const told = Promise.withResolvers<undefined>();
    const patience = setTimeout(() => {
      told.reject(new Error(`Nobody has told of a ${type} within ${patienceMs / 1_000} s`));
    }, patienceMs);
    await overhear(channel, type, () => {
      told.resolve(undefined);
    });
    await told.promise.finally(() => {
      clearTimeout(patience);
    });
  });
}
