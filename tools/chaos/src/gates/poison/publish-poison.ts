import { deadLetterIdOf } from '@marquee/service-kit/messaging/dead-letters/dead-letter';
import { toRawContent } from '@marquee/service-kit/messaging/raw-content';
import { namesWith } from '@marquee/service-kit/messaging/rabbitmq/names';

import { consumerQueues } from '../../check/queue-names.ts';
import { withChannel } from '../../faults/with-channel.ts';
import type { Environment } from '../../stack/environment.ts';
import type { PoisonMessage } from './judge-poison.ts';
import { poisonKinds } from './poison-kinds.ts';
import { validEnvelope } from './valid-envelope.ts';

type Batch = { from: number; count: number };

/**
 * Publishes malformed messages straight into the consumers' queues in turn, without the product. The kinds of messages take turns as well,
 * and each pass over the queues begins with the next kind, so that a queue receives another kind in each pass.
 */
export async function publishPoison(
  { amqpUrl }: Pick<Environment, 'amqpUrl'>,
  { from, count }: Batch,
): Promise<PoisonMessage[]> {
  const numbers = Array.from({ length: count }, (_, index) => from + index);
  return withChannel(amqpUrl, async (channel) => {
    const poisonMessages = numbers.flatMap((number) => {
      const queue = consumerQueues[number % consumerQueues.length];
      const pass = Math.floor(number / consumerQueues.length);
      const kind = poisonKinds[(number + pass) % poisonKinds.length];
      if (queue === undefined || kind === undefined) {
        return [];
      }
      const valid = validEnvelope(queue);
      const bytes = kind.corrupt(valid, number);
      channel.sendToQueue(namesWith('').queue(queue), bytes, { persistent: true, mandatory: true });
      const id = deadLetterIdOf({ queue, content: toRawContent(bytes).content });
      return [{ id, what: `${kind.name} in ${queue}`, reason: kind.reason(valid) }];
    });
    await channel.waitForConfirms();
    return poisonMessages;
  });
}
