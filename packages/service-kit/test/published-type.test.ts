import type { ConsumeMessage } from 'amqplib';
import type { Failure } from '../src/messaging/bus.ts';
import { parkAgain, parkNew, redriven } from '../src/messaging/parking/parked-message.ts';
import { collectParked } from '../src/messaging/rabbitmq/collect-parked.ts';
import { toParkHeaders } from '../src/messaging/rabbitmq/headers.ts';
import { toParkedRow } from '../src/operator/to-parked-row.ts';
import { createLogger } from '../src/process/logger.ts';
import { recordingPark } from './bus-recorder.ts';
import { testInstant } from './bookings.ts';
import { aFailure } from './parked-fixture.ts';

const type = 'kit.booking.named.v1';

describe('what an unreadable message was published as', () => {
  test('when it came over an exchange, then the parked copy carries its routing key', async () => {
    const failure = await collected(arrived({ exchange: 'events', routingKey: type }));

    expect(failure).toMatchObject({ reason: 'it is not JSON', attempts: 1, type });
  });

  test('when it was put straight into its queue, then nothing is made up', async () => {
    const failure = await collected(arrived({ exchange: '', routingKey: 'kit.mail' }));

    expect(failure).not.toHaveProperty('type');
  });

  test('when it fails again after it was handed back, then it is still known', () => {
    const known = redriven(parkNew(aFailure({ type }), testInstant), testInstant);

    const again = parkAgain(known, aFailure({ deliveryId: 'second' }), testInstant);

    expect(again).toMatchObject({ type, timesParked: 2 });
  });

  test.each([
    ['says nothing', 'not an envelope', type],
    ['says another', '{"type":"kit.other.v1"}', 'kit.other.v1'],
  ])('when the content %s, then the operator reads %p as %p', (_case, content, shown) => {
    expect(toParkedRow(parkNew(aFailure({ content, type }), testInstant)).type).toBe(shown);
  });

  test('when nobody knows it, then it has none', () => {
    expect(toParkedRow(parkNew(aFailure(), testInstant)).type).toBeNull();
  });
});

type Fields = Pick<ConsumeMessage['fields'], 'exchange' | 'routingKey'>;

function arrived(fields: Fields): ConsumeMessage {
  const message = { content: Buffer.from('broken'), fields, properties: { headers: {} } };
  // Nothing else of it is read.
  return message as unknown as ConsumeMessage;
}

/** The copy in the parked queue carries what its headers say. */
async function collected(message: ConsumeMessage): Promise<Failure | undefined> {
  const copy = { ...message, properties: { headers: toParkHeaders(message, 'it is not JSON') } };
  const { park, parked } = recordingPark();
  const logger = createLogger({ name: 'bus', level: 'silent' });
  const deps = { channel: { ack: () => undefined }, park, signal: new AbortController().signal, logger };
  await collectParked(deps, 'kit.mail', copy as unknown as ConsumeMessage);
  return parked.entries[0];
}
