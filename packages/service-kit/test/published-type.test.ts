import type { ConsumeMessage } from 'amqplib';
import type { Failure } from '../src/messaging/bus.ts';
import { reopenDeadLetter, newDeadLetter, markRedriven } from '../src/messaging/dead-letters/dead-letter.ts';
import { collectDeadLetter } from '../src/messaging/rabbitmq/collect-dead-letter.ts';
import { toDeadLetterHeaders } from '../src/messaging/rabbitmq/headers.ts';
import { toDeadLetterRow } from '../src/operator/to-dead-letter-row.ts';
import { createLogger } from '../src/process/logger.ts';
import { recordDeadLetters } from './bus-recorder.ts';
import { testInstant } from './bookings.ts';
import { aFailure } from './dead-letter-fixture.ts';

const type = 'kit.booking.named.v1';

describe('the published type of an unreadable message', () => {
  test('when the message was published to an exchange, then the dead letter has its routing key as type', async () => {
    const failure = await collected(arrived({ exchange: 'events', routingKey: type }));

    expect(failure).toMatchObject({ reason: 'it is not JSON', attempts: 1, type });
  });

  test('when the message was published straight into its queue, then the dead letter has no type', async () => {
    const failure = await collected(arrived({ exchange: '', routingKey: 'kit.mail' }));

    expect(failure).not.toHaveProperty('type');
  });

  test('when the message fails again after a redrive, then the dead letter keeps its type', () => {
    const known = markRedriven(newDeadLetter(aFailure({ type }), testInstant), testInstant);

    const again = reopenDeadLetter(known, aFailure({ deliveryId: 'second' }), testInstant);

    expect(again).toMatchObject({ type, timesParked: 2 });
  });

  test.each([
    ['has no type', 'not an envelope', type],
    ['has another type', '{"type":"kit.other.v1"}', 'kit.other.v1'],
  ])('when the content %s (%p), then the operator sees the type %p', (_case, content, shown) => {
    expect(toDeadLetterRow(newDeadLetter(aFailure({ content, type }), testInstant)).type).toBe(shown);
  });

  test('when the type is unknown, then the operator sees no type', () => {
    expect(toDeadLetterRow(newDeadLetter(aFailure(), testInstant)).type).toBeNull();
  });
});

type Fields = Pick<ConsumeMessage['fields'], 'exchange' | 'routingKey'>;

function arrived(fields: Fields): ConsumeMessage {
  const message = { content: Buffer.from('broken'), fields, properties: { headers: {} } };
  // The code under test reads no other fields.
  return message as unknown as ConsumeMessage;
}

/** Copies the message to the dead-letter queue and collects the copy. Returns the stored failure. */
async function collected(message: ConsumeMessage): Promise<Failure | undefined> {
  const copy = { ...message, properties: { headers: toDeadLetterHeaders(message, 'it is not JSON') } };
  const { storeDeadLetter, deadLetters } = recordDeadLetters();
  const logger = createLogger({ name: 'bus', level: 'silent' });
  const deps = {
    channel: { ack: () => undefined },
    storeDeadLetter,
    signal: new AbortController().signal,
    logger,
  };
  await collectDeadLetter(deps, 'kit.mail', copy as unknown as ConsumeMessage);
  return deadLetters.entries[0];
}
