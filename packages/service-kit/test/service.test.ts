import { randomUUID } from 'node:crypto';
import { aClientCaller } from '../src/test-kit/callers.ts';
import type { TestService } from '../src/test-kit/start-test-service.ts';
import * as api from './booking-operations.ts';
import { bookingNamed } from './bookings.ts';
import { bookingBody, startBookings } from './start-bookings.ts';

let service: TestService;

beforeEach(async () => {
  service = await startBookings();
});

afterEach(() => service.stop());

describe('a service', () => {
  test('when a resource is created over HTTP, then its message has the actor and request id of the request', async () => {
    const client = aClientCaller();
    const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

    const created = await service.call(api.createBooking, {
      as: client,
      body: bookingBody,
      headers: { traceparent, 'x-request-id': 'request-77' },
    });

    expect(await service.published()).toMatchObject([
      {
        type: bookingNamed.type,
        aggregateId: created.body.id,
        aggregateVersion: 1,
        payload: { name: 'Garden party' },
        actor: client.id,
        requestId: 'request-77',
        traceparent,
      },
    ]);
  });

  test('when a message arrives, then its handler runs', async () => {
    const client = aClientCaller();
    const { body: booking } = await service.call(api.createBooking, { as: client, body: bookingBody });

    await service.deliver(bookingNamed, { name: 'Renamed' }, { aggregateId: booking.id });

    const read = await service.call(api.getBooking, { as: client, params: { id: booking.id } });
    expect(read.body.name).toBe('Renamed');
    expect(await service.deadLetters()).toEqual([]);
  });

  test('when the handler rejects a message, then the message is dead-lettered with the reason', async () => {
    await service.deliver(bookingNamed, { name: 'Nobody' }, { aggregateId: randomUUID() });

    expect(await service.deadLetters()).toMatchObject([
      { queue: 'events.rename-booking', reason: 'Booking not found' },
    ]);
  });
});
