import { namesWith } from '@marquee/service-kit/messaging/rabbitmq/names';

import { withChannel } from '../with-channel.ts';

const patienceMs = 30_000;

/** Resolves in the instant in which the broker hands on a message of this type; throws when nobody sends one. */
export async function untilTold(amqpUrl: string, type: string): Promise<void> {
  await withChannel(amqpUrl, async (channel) => {
    const { queue } = await channel.assertQueue('', { exclusive: true });
    await channel.bindQueue(queue, namesWith('').events, type);
    const told = Promise.withResolvers<undefined>();
    const patience = setTimeout(() => {
      told.reject(new Error(`Nobody has told of a ${type} within ${patienceMs / 1_000} s`));
    }, patienceMs);
    const hear = () => {
      told.resolve(undefined);
    };
    await channel.consume(queue, hear, { noAck: true });
    await told.promise.finally(() => {
      clearTimeout(patience);
    });
  });
}
