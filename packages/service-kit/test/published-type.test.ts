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
  test('when it came through an exchange, then the dead letter carries its routing key', async () => {
    const failure = await collected(arrived({ exchange: 'events', routingKey: type }));

    expect(failure).toMatchObject({ reason: 'it is not JSON', attempts: 1, type });
  });

  test('when it was put straight into its queue, then no type is invented', async () => {
    const failure = await collected(arrived({ exchange: '', routingKey: 'kit.mail' }));

    expect(failure).not.toHaveProperty('type');
  });

  test('when it fails again after a redrive, then the type is still known', () => {
    const known = markRedriven(newDeadLetter(aFailure({ type }), testInstant), testInstant);

    const again = reopenDeadLetter(known, aFailure({ deliveryId: 'second' }), testInstant);

    expect(again).toMatchObject({ type, timesParked: 2 });
  });

  test.each([
    ['has no type', 'not an envelope', type],
    ['has another type', '{"type":"kit.other.v1"}', 'kit.other.v1'],
  ])('when the content %s, then the operator reads %p as %p', (_case, content, shown) => {
    expect(toDeadLetterRow(newDeadLetter(aFailure({ content, type }), testInstant)).type).toBe(shown);
  });

  test('when it is unknown, then there is none', () => {
    expect(toDeadLetterRow(newDeadLetter(aFailure(), testInstant)).type).toBeNull();
  });
});

type Fields = Pick<ConsumeMessage['fields'], 'exchange' | 'routingKey'>;

function arrived(fields: Fields): ConsumeMessage {
  const message = { content: Buffer.from('broken'), fields, properties: { headers: {} } };
  // The code under test reads nothing else of it.
  return message as unknown as ConsumeMessage;
}

/** The copy in the dead-letter queue has the content of these headers. */
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
