import { loadConfig } from '../src/process/load-config.ts';
import { createLogger } from '../src/process/logger.ts';
import { serviceConfig } from '../src/process/service-config.ts';
import { createAggregateStore } from '../src/store/aggregate-store.ts';
import { createIndexes } from '../src/store/create-indexes.ts';
import { createProjection } from '../src/store/projection.ts';
import { createTestClock } from '../src/test-kit/clock.ts';
import { createRecordingBus } from '../src/test-kit/recording-bus.ts';
import { createTestTokens } from '../src/test-kit/tokens.ts';
import { openWatchedDatabase } from '../src/test-kit/watched-database.ts';
import type { WatchedDatabase } from '../src/test-kit/watched-database.ts';
import { aBooking, aCommit, bookingIndexes } from './bookings.ts';
import type { Booking } from './bookings.ts';
import { createBookingService } from './booking-service.ts';

const { now } = createTestClock();
const config = loadConfig(serviceConfig, {
  TOKEN_PUBLIC_KEYS: JSON.stringify(createTestTokens(now).publicKeys),
  INTERNAL_SECRET: 'a-secret-for-this-test',
});
const logger = createLogger({ name: 'events', level: 'silent' });

let database: WatchedDatabase;
let sent: string[];

beforeEach(async () => {
  database = await openWatchedDatabase('indexes');
  sent = [];
  database.watched.getClient().on('commandStarted', ({ commandName, command }) => {
    sent.push(`${commandName} ${command[commandName]}`);
  });
});

afterEach(() => database.drop());

async function namesOf(collection: string): Promise<unknown[]> {
  const indexes = await database.connection.collection(collection).listIndexes().toArray();
  return indexes.map(({ name }) => name as unknown).toSorted();
}

describe('the indexes of a service', () => {
  test('when the service starts, then one command per collection creates its indexes', async () => {
    await createBookingService({
      ...{ config, connection: database.watched, bus: createRecordingBus(), logger, now },
    }).init();

    expect(sent.toSorted()).toEqual([
      'createIndexes auditNotes',
      'createIndexes bookings',
      'createIndexes idempotentCalls',
      'createIndexes parkedMessages',
    ]);
    expect(await namesOf('bookings')).toEqual([
      '_id_',
      'outboxLeasedUntil_1_outboxPendingSince_1',
      'outboxPendingSince_1',
      'ownerId_1_createdAt_-1__id_-1',
      'reference_1',
    ]);
  });

  test('when a unique index exists, then a duplicate is rejected', async () => {
    const bookings = createAggregateStore<Booking>(database.watched, {
      name: 'booking',
      indexes: bookingIndexes,
    });
    await createIndexes(database.watched);
    await bookings.insert(aBooking({ reference: 'spring' }), aCommit());

    expect(await bookings.insert(aBooking({ reference: 'spring' }), aCommit())).toBe('taken');
  });

  test('when a unique index cannot be created, then creating the indexes fails', async () => {
    const copies = [aBooking({ reference: 'spring' }), aBooking({ reference: 'spring' })];
    await database.connection.collection('bookings').insertMany(copies);
    createAggregateStore<Booking>(database.watched, { name: 'booking', indexes: bookingIndexes });

    await expect(createIndexes(database.watched)).rejects.toThrow('duplicate key');
  });

  test('when a collection has no indexes, then no command is sent', async () => {
    createProjection(database.watched, { name: 'guest', indexes: [], rows: [] });

    await createIndexes(database.watched);

    expect(sent).toEqual([]);
  });
});
