import { withChannel } from '../with-channel.ts';
import { wireTap } from './wire-tap.ts';

const timeoutMs = 30_000;

/** Resolves at the moment the broker delivers a message of this type; throws after 30 s. */
export async function waitForMessage(amqpUrl: string, type: string): Promise<void> {
  await withChannel(amqpUrl, async (channel) => {
    const received = Promise.withResolvers<undefined>();
    const patience = setTimeout(() => {
      received.reject(new Error(`No message of type ${type} was published within ${timeoutMs / 1_000} s`));
    }, timeoutMs);
    await wireTap(channel, type, () => {
      received.resolve(undefined);
    });
    await received.promise.finally(() => {
      clearTimeout(patience);
    });
  });
}
