import { randomUUID } from 'node:crypto';
import mongoose from 'mongoose';
import { createAggregateStore } from '../src/store/aggregate-store.ts';
import type { AggregateStore } from '../src/store/aggregate-store.ts';
import { createIndexes } from '../src/store/create-indexes.ts';
import { openTestDatabase, testUrl } from '../src/test-kit/database.ts';
import type { TestDatabase } from '../src/test-kit/database.ts';
import { rejectionOf } from '../src/test-kit/refusal-of.ts';
import { aBooking, aCommit, bookingIndexes } from './bookings.ts';
import type { Booking } from './bookings.ts';

let database: TestDatabase;
let bookings: AggregateStore<Booking, { status: string }>;

beforeAll(async () => {
  database = await openTestDatabase('store');
  bookings = createAggregateStore(database.connection, { name: 'booking', indexes: bookingIndexes });
  await createIndexes(database.connection);
});

afterAll(() => database.drop());

describe('aggregate store: finding', () => {
  test('when the owner differs, then the document is not found', async () => {
    const booking = aBooking();
    await bookings.insert(booking, aCommit());

    const refusal = await rejectionOf(bookings.get(booking.id, { ownerId: randomUUID() }));

    expect(refusal).toMatchObject({
      kind: 'not-found',
      code: 'booking_not_found',
      message: 'Booking not found',
    });
  });

  test('when the owner is the same, then the document is found', async () => {
    const booking = aBooking();
    await bookings.insert(booking, aCommit());

    const found = await bookings.get(booking.id, { ownerId: booking.ownerId });

    expect(found.id).toBe(booking.id);
  });

  test('when some fields are requested, then only these fields and the id are returned', async () => {
    const ownerId = randomUUID();
    const { id } = aBooking();
    await bookings.insert(aBooking({ id, ownerId, seats: 2 }), aCommit());

    expect(await bookings.fields({ ownerId }, ['seats'])).toEqual([{ id, seats: 2 }]);
  });

  test('when documents are counted, then only those that match the filter count, in each order', async () => {
    const ownerId = randomUUID();
    const { id } = aBooking();
    await bookings.insert(aBooking({ id, ownerId, seats: 2 }), aCommit());
    await bookings.insert(aBooking({ ownerId, seats: 5 }), aCommit());
    await bookings.insert(aBooking(), aCommit());

    const counts = await Promise.all([
      bookings.count({ ownerId }),
      bookings.count({ ownerId }, { field: 'seats', direction: -1 }),
      bookings.count({ id, ownerId }),
      bookings.count({ ownerId: randomUUID() }),
    ]);

    expect(counts).toEqual([2, 2, 1, 0]);
  });

  test('when totals are requested, then the database computes the sums', async () => {
    const ownerId = randomUUID();
    await bookings.insert(aBooking({ ownerId, seats: 2 }), aCommit());
    await bookings.insert(aBooking({ ownerId, seats: 5 }), aCommit());

    const totals = await bookings.aggregate([
      { $match: { ownerId } },
      { $group: { _id: '$ownerId', seats: { $sum: '$seats' } } },
    ]);

    expect(totals).toEqual([{ _id: ownerId, seats: 7 }]);
  });

  test('when the database is not connected yet, then a query waits for the connection', async () => {
    const booking = aBooking();
    await bookings.insert(booking, aCommit());
    const opening = mongoose.createConnection(testUrl().href, { dbName: database.connection.name });
    const early = createAggregateStore<Booking>(opening, { name: 'booking', indexes: [] });

    const found = await early.find({ ownerId: booking.ownerId });

    expect(found.map(({ id }) => id)).toEqual([booking.id]);
    await opening.close();
  });
});
