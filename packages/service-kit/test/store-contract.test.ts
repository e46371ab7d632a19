import { createAggregateStore } from '../src/store/aggregate-store.ts';
import type { AggregateStore } from '../src/store/aggregate-store.ts';
import { createIndexes } from '../src/store/create-indexes.ts';
import { openTestDatabase } from '../src/test-kit/database.ts';
import type { TestDatabase } from '../src/test-kit/database.ts';
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

describe('aggregate store: inserting', () => {
  test('when the document is new, then it is stored with version 1', async () => {
    const booking = aBooking({ seats: 3, startsAt: new Date('2026-05-01T12:00:00Z') });

    const result = await bookings.insert(booking, aCommit());

    expect(result).toBe('inserted');
    expect(await bookings.get(booking.id)).toEqual({ ...booking, version: 1 });
  });

  test('when the id already exists, then the result is “exists”, and the document does not change', async () => {
    const booking = aBooking({ name: 'first' });
    await bookings.insert(booking, aCommit());

    const result = await bookings.insert({ ...booking, name: 'second' }, aCommit());

    expect(result).toBe('exists');
    expect((await bookings.get(booking.id)).name).toBe('first');
  });

  test('when another document has the same value of a unique field, then the result is “taken”', async () => {
    const booking = aBooking();
    await bookings.insert(booking, aCommit());

    const result = await bookings.insert(aBooking({ reference: booking.reference }), aCommit());

    expect(result).toBe('taken');
  });

  test('when the same document is inserted 20 times at once, then exactly one insert succeeds', async () => {
    const booking = aBooking();

    const results = await Promise.all(Array.from({ length: 20 }, () => bookings.insert(booking, aCommit())));

    expect(results.filter((result) => result === 'inserted')).toHaveLength(1);
  });
});

describe('the database: conditional updates', () => {
  test('when 60 buyers buy 25 seats at once, then exactly 25 buyers get a seat', async () => {
    const booking = aBooking({ seats: 25 });
    await bookings.insert(booking, aCommit());

    const purchases = await Promise.all(Array.from({ length: 60 }, () => buySeat(booking.id)));

    expect(purchases.filter((bought) => bought)).toHaveLength(25);
    expect((await bookings.get(booking.id)).seats).toBe(0);
  });
});

async function buySeat(id: string): Promise<boolean> {
  const { modifiedCount } = await database.connection
    .collection<{ _id: string; seats: number }>('bookings')
    .updateOne({ _id: id, seats: { $gt: 0 } }, { $inc: { seats: -1 } });
  return modifiedCount === 1;
}
