import { parkedIdOf } from '@marquee/service-kit/messaging/parking/parked-message';
import { toRawContent } from '@marquee/service-kit/messaging/raw-content';
import { namesWith } from '@marquee/service-kit/messaging/rabbitmq/names';

import { consumerQueues } from '../../check/queue-names.ts';
import { withChannel } from '../../faults/with-channel.ts';
import type { World } from '../../stack/world.ts';
import type { Dose } from './judge-poison.ts';
import { poisonKinds } from './poison-kinds.ts';
import { soundEnvelope } from './sound-envelope.ts';

type Portion = { from: number; count: number };

/** Publishes straight into the consumers' queues in turn, without the product; each kind reaches each queue. */
export async function publishPoison(
  { amqpUrl }: Pick<World, 'amqpUrl'>,
  { from, count }: Portion,
): Promise<Dose[]> {
  const numbers = Array.from({ length: count }, (_, index) => from + index);
  return withChannel(amqpUrl, async (channel) => {
    const doses = numbers.flatMap((number) => {
      const queue = consumerQueues[number % consumerQueues.length];
      const kind = poisonKinds[number % poisonKinds.length];
      if (queue === undefined || kind === undefined) {
        return [];
      }
      const sound = soundEnvelope(queue);
      const bytes = kind.spoil(sound, number);
      channel.sendToQueue(namesWith('').queue(queue), bytes, { persistent: true, mandatory: true });
      const id = parkedIdOf({ queue, content: toRawContent(bytes).content });
      return [{ id, what: `${kind.name} in ${queue}`, reason: kind.reason(sound) }];
    });
    await channel.waitForConfirms();
    return doses;
  });
}
