import { createAggregateStore } from '../src/store/aggregate-store.ts';
import type { AggregateStore } from '../src/store/aggregate-store.ts';
import { createIndexes } from '../src/store/create-indexes.ts';
import { openTestDatabase } from '../src/test-kit/database.ts';
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

describe('aggregate store: saving', () => {
  test('when the version has not changed since it was read, then state, history and version change together', async () => {
    const booking = aBooking();
    await bookings.insert(booking, aCommit({ history: [{ status: 'made' }] }));
    const read = await bookings.get(booking.id);

    const saved = await bookings.save(
      { ...read, name: 'renamed' },
      aCommit({ history: [{ status: 'renamed' }] }),
    );

    expect(saved.version).toBe(2);
    expect(await bookings.get(booking.id)).toEqual(saved);
    expect(await bookings.history(booking.id)).toEqual([{ status: 'made' }, { status: 'renamed' }]);
  });

  test('when the history is rewritten, then the new history replaces the previous history', async () => {
    const booking = aBooking();
    await bookings.insert(booking, aCommit({ history: [{ status: 'made by Dana' }] }));

    await bookings.save(
      await bookings.get(booking.id),
      aCommit({ rewrittenHistory: [{ status: 'made' }], history: [{ status: 'erased' }] }),
    );

    expect(await bookings.history(booking.id)).toEqual([{ status: 'made' }, { status: 'erased' }]);
  });

  test('when an older version of a document is removed, then the removal is a conflict; repeating the removal of the current version does nothing', async () => {
    const booking = aBooking();
    await bookings.insert(booking, aCommit());
    const read = await bookings.get(booking.id);
    const saved = await bookings.save({ ...read, name: 'faster' }, aCommit());

    const refusal = await rejectionOf(bookings.remove(read));
    await bookings.remove(saved);
    await bookings.remove(saved);

    expect(refusal).toMatchObject({ code: 'booking_was_changed' });
    expect(await bookings.findOne({ id: booking.id })).toBeNull();
  });

  test('when a document is to be removed once its messages are published, then it stays while a message is pending', async () => {
    const booking = aBooking();
    await bookings.insert(booking, aCommit({ messages: [{ type: 'test.booking.made.v1', payload: {} }] }));
    const read = await bookings.get(booking.id);
    const tooEarly = await bookings.removeOncePublished(read);
    const pending = (await bookings.outbox.pending(1_000)).filter(({ id }) => id === booking.id);
    for (const pendingDocument of pending) {
      await bookings.outbox.settle(
        { ...pendingDocument, leasedUntil: new Date() },
        pendingDocument.envelopes.map(({ id }) => id),
      );
    }

    expect([tooEarly, await bookings.removeOncePublished(read)]).toEqual([false, true]);
  });

  test('when another writer was faster, then the save is a conflict, and the document does not change', async () => {
    const booking = aBooking();
    await bookings.insert(booking, aCommit());
    const read = await bookings.get(booking.id);
    await bookings.save({ ...read, name: 'faster' }, aCommit());

    const refusal = await rejectionOf(
      bookings.save({ ...read, name: 'slower' }, aCommit({ history: [{ status: 'x' }] })),
    );

    expect(refusal).toMatchObject({ kind: 'conflict', code: 'booking_was_changed' });
    expect((await bookings.get(booking.id)).name).toBe('faster');
    expect(await bookings.history(booking.id)).toEqual([]);
  });

  test('when 20 writers save the same version, then exactly one succeeds', async () => {
    const booking = aBooking();
    await bookings.insert(booking, aCommit());
    const read = await bookings.get(booking.id);

    const saves = await Promise.allSettled(
      Array.from({ length: 20 }, (_, writer) =>
        bookings.save({ ...read, name: `writer ${writer}` }, aCommit()),
      ),
    );

    expect(saves.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await bookings.get(booking.id)).version).toBe(2);
  });

  test('when a field is saved as null, then the stored value is null', async () => {
    const booking = aBooking({ startsAt: new Date('2026-05-01T12:00:00Z') });
    await bookings.insert(booking, aCommit());
    const read = await bookings.get(booking.id);

    await bookings.save({ ...read, startsAt: null }, aCommit());

    expect((await bookings.get(booking.id)).startsAt).toBeNull();
  });

  test('when a field is saved as undefined, then the stored value stays', async () => {
    const booking = aBooking();
    await bookings.insert(booking, aCommit());
    const read = await bookings.get(booking.id);

    await bookings.save({ ...read, name: undefined } as unknown as Booking, aCommit());

    expect(await bookings.get(booking.id)).toEqual({ ...read, version: 2 });
  });
});
