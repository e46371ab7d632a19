import { createAggregateStore } from '../src/store/aggregate-store.ts';
import type { AggregateStore } from '../src/store/aggregate-store.ts';
import { openWatchedDatabase } from '../src/test-kit/watched-database.ts';
import type { WatchedDatabase } from '../src/test-kit/watched-database.ts';
import { withinScope } from '../src/process/log-scope.ts';
import { bookingIndexes } from './bookings.ts';
import type { Booking } from './bookings.ts';

let database: WatchedDatabase;
let bookings: AggregateStore<Booking>;

beforeEach(async () => {
  database = await openWatchedDatabase('watched');
  bookings = createAggregateStore(database.watched, { name: 'booking', indexes: bookingIndexes });
  await bookings.init();
});

afterEach(() => database.drop());

describe('watched database', () => {
  test('when an index serves what is asked, then nothing is said', async () => {
    const page = { limit: '1' };
    await bookings.page({ filter: { ownerId: 'a' }, sortBy: 'createdAt', page });
    await bookings.aggregate([{ $match: { ownerId: 'a' } }, { $count: 'count' }]);
    await bookings.outbox.pending(10, { freeAt: new Date(), except: ['b'] });

    expect(await database.unserved([])).toEqual([]);
  });

  test('when one is asked for by its id and guarded by more, then nothing is said', async () => {
    await database.watched
      .collection<{ _id: string }>('bookings')
      .updateOne({ _id: 'a', seats: 4 }, { $set: { seats: 5 } });

    expect(await database.unserved([])).toEqual([]);
  });

  test('when ids are a range and something else decides, then it is said', async () => {
    await bookings.find({ id: { $gt: 'a' }, seats: 4 });

    expect(await database.unserved([])).toEqual(['bookings {"_id":{"$gt":"?"},"seats":"?"} sorted by _id']);
  });

  test('when one is asked for by its id and put together with more, then it is judged by its plan', async () => {
    await bookings.aggregate([{ $match: { _id: 'a', seats: 4 } }, { $count: 'count' }]);

    expect(await database.unserved([])).toEqual(['bookings {"_id":"?","seats":"?"} then $count']);
  });

  test('when none does, then it is said once, without values', async () => {
    await bookings.find({ seats: 4 }, { sortBy: { field: 'name', direction: 1 } });
    await bookings.find({ seats: 5 }, { sortBy: { field: 'name', direction: 1 } });
    await bookings.aggregate([{ $match: { status: { $in: ['open', 'closed'] } } }, { $count: 'count' }]);

    expect(await database.unserved([])).toEqual([
      'bookings {"seats":"?"} sorted by name, _id',
      'bookings {"status":{"$in":["?"]}} then $count',
    ]);
  });

  test('when what is written is looked for without an index, then that is said as well', async () => {
    const collection = database.watched.collection('bookings');
    await collection.updateMany({ seats: 4 }, { $set: { seats: 5 } });
    await collection.deleteMany({ name: 'gone' });
    await collection.findOneAndUpdate({ status: 'open' }, { $set: { seats: 6 } });

    expect(await database.unserved([])).toEqual([
      'bookings {"seats":"?"}',
      'bookings {"name":"?"}',
      'bookings {"status":"?"}',
    ]);
  });

  test('when it may read all, or the test itself looks, then nothing is said', async () => {
    await bookings.find({ seats: 4 });
    await database.connection.collection('bookings').findOne({ name: 'Garden party' });

    expect(await database.unserved(['bookings {"seats":'])).toEqual([]);
  });

  test('when a request is at work, then its commands are told by its id', async () => {
    await withinScope({ requestId: 'request-7', traceId: null }, () => bookings.find({ ownerId: 'a' }));
    await bookings.find({ ownerId: 'b' });

    expect(database.commandsOf('request-7')).toEqual(['find']);
  });
});
