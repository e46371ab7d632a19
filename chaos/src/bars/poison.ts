import { randomUUID } from 'node:crypto';

import { connect } from 'amqplib';

import { consumerQueues } from '../check/queue-names.ts';
import type { World } from '../stack/world.ts';

/** Each no two times the same: a repetition would rightly be parked once. */
export const poisonKinds: readonly ((number: number) => Buffer)[] = [
  (number) => Buffer.from(`no JSON ${number}`),
  (number) => Buffer.from(' '.repeat(number + 1)),
  (number) => Buffer.from([0xff, 0xfe, 0x00, number & 0xff, number >> 8]),
  (number) => Buffer.from(JSON.stringify(number)),
  (number) => Buffer.from(JSON.stringify([number])),
  (number) => Buffer.from(JSON.stringify({ number })),
  () => Buffer.from(JSON.stringify(envelope({})).slice(0, -20)),
  () => envelopeOf({ type: 'nobody.knows.this.v1' }),
  () => envelopeOf({ aggregateVersion: 0 }),
  () => envelopeOf({ at: 'yesterday' }),
  () => envelopeOf({ id: 'no uuid' }),
  () => envelopeOf({ payload: { clientId: 42, eventId: {}, quoteId: [], providerId: null } }),
];

/** Past the product, straight into every consumer's queue in turn. */
export async function publishPoison({ amqpUrl }: Pick<World, 'amqpUrl'>, count: number): Promise<void> {
  const connection = await connect(amqpUrl);
  try {
    const channel = await connection.createConfirmChannel();
    for (let number = 0; number < count; number += 1) {
      const queue = consumerQueues[number % consumerQueues.length] ?? consumerQueues[0];
      const content = poisonKinds[number % poisonKinds.length]?.(number) ?? Buffer.alloc(0);
      channel.sendToQueue(queue, content, { persistent: true, mandatory: true });
    }
    await channel.waitForConfirms();
  } finally {
    await connection.close();
  }
}

function envelopeOf(wrong: Record<string, unknown>): Buffer {
  return Buffer.from(JSON.stringify(envelope(wrong)));
}

/** Right but for what is `wrong`, and for a payload that no consumer can read. */
function envelope(wrong: Record<string, unknown>): Record<string, unknown> {
  return {
    id: randomUUID(),
    type: 'identity.client.changed.v1',
    aggregateId: randomUUID(),
    aggregateVersion: 1,
    payload: {},
    traceparent: null,
    requestId: 'poison',
    actor: 'system',
    at: '2026-01-01T00:00:00.000Z',
    ...wrong,
  };
}
