import { randomUUID } from 'node:crypto';

import { quoteCreated } from '@marquee/contracts/messages/quote-messages';
import type { Envelope } from '@marquee/contracts/message';
import { namesWith } from '@marquee/service-kit/messaging/rabbitmq/names';

import { withChannel } from '../with-channel.ts';
import type { Environment } from '../../stack/environment.ts';

/** Puts into one queue valid envelopes with a payload that no version of the product has ever sent. */
export async function putPoison(environment: Environment, queue: string, count: number): Promise<void> {
  await withChannel(environment.amqpUrl, async (channel) => {
    for (let index = 0; index < count; index += 1) {
      channel.publish('', namesWith('').queue(queue), Buffer.from(JSON.stringify(poisonEnvelope())), {
        persistent: true,
      });
    }
    await channel.waitForConfirms();
  });
}

function poisonEnvelope(): Envelope {
  return {
    id: randomUUID(),
    type: quoteCreated.type,
    aggregateId: randomUUID(),
    aggregateVersion: 1,
    payload: { poison: true },
    traceparent: null,
    requestId: 'poison',
    actor: 'chaos',
    at: new Date().toISOString(),
  };
}
