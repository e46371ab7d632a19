import { createAggregateStore } from '../src/store/aggregate-store.ts';
import type { AggregateStore } from '../src/store/aggregate-store.ts';
import { createIndexes } from '../src/store/create-indexes.ts';
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
  await createIndexes(database.watched);
});

afterEach(() => database.drop());

describe('a watched database', () => {
  test('when an index serves the query, then the query is not reported', async () => {
    const page = { limit: '1' };
    await bookings.page({ filter: { ownerId: 'a' }, sortBy: 'createdAt', page });
    await bookings.aggregate([{ $match: { ownerId: 'a' } }, { $count: 'count' }]);
    await bookings.outbox.pending(10, { freeAt: new Date(), except: ['b'] });

    expect(await database.unindexedQueries([])).toEqual([]);
  });

  test('when a filter combines an id with $or, then the query is reported, because the embedded engine scans the collection for it', async () => {
    await database.watched.collection('bookings').findOne({
      _id: 'a' as never,
      $or: [{ ownerId: 'a' }, { createdAt: null }],
    });

    expect(await database.unindexedQueries([])).toEqual([expect.stringMatching(/^bookings .*\$or/)]);
  });

  test('when a query names one id and other fields, then the query is not reported', async () => {
    await database.watched
      .collection<{ _id: string }>('bookings')
      .updateOne({ _id: 'a', seats: 4 }, { $set: { seats: 5 } });

    expect(await database.unindexedQueries([])).toEqual([]);
  });

  test('when a query has a range of ids and another field, then the query is reported', async () => {
    await bookings.find({ id: { $gt: 'a' }, seats: 4 });

    expect(await database.unindexedQueries([])).toEqual([
      'bookings {"_id":{"$gt":"?"},"seats":"?"} sorted by _id',
    ]);
  });

  test('when an aggregation names one id and has a further stage, then it is reported, because its plan reads the whole collection', async () => {
    await bookings.aggregate([{ $match: { _id: 'a', seats: 4 } }, { $count: 'count' }]);

    expect(await database.unindexedQueries([])).toEqual(['bookings {"_id":"?","seats":"?"} then $count']);
  });

  test('when no index serves a query, then the query is reported once, without values', async () => {
    await bookings.find({ seats: 4 }, { sortBy: { field: 'name', direction: 1 } });
    await bookings.find({ seats: 5 }, { sortBy: { field: 'name', direction: 1 } });
    await bookings.aggregate([{ $match: { status: { $in: ['open', 'closed'] } } }, { $count: 'count' }]);

    expect(await database.unindexedQueries([])).toEqual([
      'bookings {"seats":"?"} sorted by name, _id',
      'bookings {"status":{"$in":["?"]}} then $count',
    ]);
  });

  test('when a write finds its document without an index, then the write is reported too', async () => {
    const collection = database.watched.collection('bookings');
    await collection.updateMany({ seats: 4 }, { $set: { seats: 5 } });
    await collection.deleteMany({ name: 'gone' });
    await collection.findOneAndUpdate({ status: 'open' }, { $set: { seats: 6 } });

    expect(await database.unindexedQueries([])).toEqual([
      'bookings {"seats":"?"}',
      'bookings {"name":"?"}',
      'bookings {"status":"?"}',
    ]);
  });

  test('when a query is allowed to read everything, or the test itself reads, then the query is not reported', async () => {
    await bookings.find({ seats: 4 });
    await database.connection.collection('bookings').findOne({ name: 'Garden party' });

    expect(await database.unindexedQueries(['bookings {"seats":'])).toEqual([]);
  });

  test('when a request has been handled, then its commands are found by its id', async () => {
    await withinScope({ requestId: 'request-7', traceId: null }, () => bookings.find({ ownerId: 'a' }));
    await bookings.find({ ownerId: 'b' });

    expect(database.commandsOf('request-7')).toEqual(['find']);
  });
});
