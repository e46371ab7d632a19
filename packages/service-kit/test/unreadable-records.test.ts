import { randomUUID } from 'node:crypto';
import type { ClientCaller } from '../src/auth/caller.ts';
import { composeService } from '../src/compose-service.ts';
import { createLoop } from '../src/process/loop.ts';
import { serviceConfig } from '../src/process/service-config.ts';
import { createAggregateStore } from '../src/store/aggregate-store.ts';
import { aClientCaller } from '../src/test-kit/callers.ts';
import { countDamaged } from '../src/test-kit/damaged-records.ts';
import { pollUntil } from '../src/test-kit/poll-until.ts';
import { startTestService } from '../src/test-kit/start-test-service.ts';
import type { TestService } from '../src/test-kit/start-test-service.ts';
import * as api from './booking-operations.ts';
import { aBooking, bookingNamed } from './bookings.ts';
import type { Booking } from './bookings.ts';
import { startObservedBookings } from './observed-bookings.ts';
import type { ObservedBookings } from './observed-bookings.ts';
import { bookingBody } from './start-bookings.ts';

let observed: ObservedBookings;

beforeEach(async () => {
  observed = await startObservedBookings();
});

afterEach(() => observed.service.stop());

/** Stores a booking in a shape that only a later release reads. */
async function storeLater({ connection }: TestService, fields: Partial<Booking> = {}): Promise<string> {
  const { id, ...booking } = aBooking(fields);
  const document: { _id: string } = Object.assign({ _id: id, shape: 9, history: [], outbox: [] }, booking);
  await connection.collection<{ _id: string }>('bookings').insertOne(document);
  return id;
}

async function aReadableBookingOf(client: ClientCaller): Promise<string> {
  const { body } = await observed.service.call(api.createBooking, { as: client, body: bookingBody });
  return body.id;
}

describe('a record that this release cannot read', () => {
  test('when it is requested, then the answer is 500 with its own code, and the log has the id and the reason', async () => {
    const client = aClientCaller();
    const id = await storeLater(observed.service, { ownerId: client.clientId });

    const { status, problem } = await observed.service.call(api.getBooking, { as: client, params: { id } });

    expect([status, problem.code]).toEqual([500, 'record_unreadable']);
    expect(observed.lines('a stored record cannot be read')).toMatchObject([
      {
        recordId: id,
        err: { message: expect.stringContaining('in shape 9; this release reads up to 1') as string },
      },
    ]);
  });

  test('when a list contains it, then the list has the other rows and names it', async () => {
    const client = aClientCaller();
    const other = await aReadableBookingOf(client);
    const id = await storeLater(observed.service, { ownerId: client.clientId });

    const { body, headers } = await observed.service.call(api.listBookings, { as: client });

    expect(body.map((booking) => booking.id)).toEqual([other]);
    expect(headers.get('x-left-out-id')).toBe(id);
  });

  test('when all records are read twice, then it is left out, logged once and counted twice', async () => {
    const { service } = observed;
    await aReadableBookingOf(aClientCaller());
    const id = await storeLater(service);

    const counts = [
      await service.callInternal(api.countBookings),
      await service.callInternal(api.countBookings),
    ];

    expect(counts.map(({ body }) => body.count)).toEqual([1, 1]);
    expect(observed.lines('a stored record cannot be read and was left out')).toMatchObject([
      { recordId: id },
    ]);
    expect(await countDamaged(service)).toBe(2);
  });

  test('when a message is about it, then that message is dead-lettered, and the next one is handled', async () => {
    const { service } = observed;
    const client = aClientCaller();
    const [id, other] = [await storeLater(service), await aReadableBookingOf(client)];

    await service.deliver(bookingNamed, { name: 'Gala' }, { aggregateId: id });
    await service.deliver(bookingNamed, { name: 'Gala' }, { aggregateId: other });

    const [deadLetter] = await service.deadLetters();
    const { body } = await service.call(api.getBooking, { as: client, params: { id: other } });
    expect(deadLetter?.reason).toContain(`the booking ${id} cannot be read`);
    expect(body.name).toBe('Gala');
  });
});

describe('a worker', () => {
  test('when more records than its batch has cannot be read, then it handles the readable ones after them', async () => {
    const service = await startClosingBookings();
    for (const id of ['1', '2', '3']) {
      await storeLater(service, { id, status: 'due' });
    }
    const stored = service.connection.collection<{ _id: string }>('bookings');
    const { id, ...booking } = aBooking({ id: '4', status: 'due' });
    const readable: { _id: string } = Object.assign({ _id: id, history: [], outbox: [] }, booking);
    await stored.insertOne(readable);

    service.wake();

    await pollUntil(async () => (await stored.countDocuments({ status: 'closed' })) === 1);
    expect(await countDamaged(service)).toBeGreaterThanOrEqual(3);
    await service.stop();
  });
});

/** A service with a worker that closes due bookings, at most two at a time. */
function startClosingBookings(): Promise<TestService> {
  return startTestService({
    name: 'events',
    configSchema: serviceConfig,
    createService(deps) {
      const { connection, now, logger } = deps;
      const indexes = [{ fields: { status: 1, _id: 1 } }] as const;
      const bookings = createAggregateStore<Booking>(connection, { name: 'booking', indexes });
      const worker = createLoop({
        async round() {
          for (const booking of await bookings.find({ status: 'due' }, { limit: 2 })) {
            const cause = { requestId: randomUUID(), traceparent: null, actor: 'system' };
            await bookings.save({ ...booking, status: 'closed' }, { cause, at: now() });
          }
        },
        everyMs: 60_000,
        failureMessage: 'due bookings could not be closed',
        logger,
      });
      return composeService({
        ...deps,
        name: 'events',
        ...{ stores: [bookings], routes: [], subscriptions: [], workers: [worker], wake: worker.wake },
      });
    },
  });
}
