import { DomainError } from '../src/domain-error.ts';
import { createAggregateStore } from '../src/store/aggregate-store.ts';
import type { AggregateStore } from '../src/store/aggregate-store.ts';
import type { AggregateKind } from '../src/store/aggregate-kind.ts';
import { createIndexes } from '../src/store/create-indexes.ts';
import { handleCommand } from '../src/store/handle-command.ts';
import type { Command, Decision } from '../src/store/handle-command.ts';
import { openTestDatabase } from '../src/test-kit/database.ts';
import type { TestDatabase } from '../src/test-kit/database.ts';
import { rejectionOf } from '../src/test-kit/refusal-of.ts';
import { aBooking, aCommit, bookingIndexes, testInstant } from './bookings.ts';
import type { Booking } from './bookings.ts';

type Fact = { type: 'renamed'; name: string } | { type: 'resized'; seats: number };
type Entry = { type: Fact['type']; seats: number };

let database: TestDatabase;
let bookings: AggregateStore<Booking, Entry>;
const { cause } = aCommit();

beforeAll(async () => {
  database = await openTestDatabase('commands');
  bookings = createAggregateStore(database.connection, { name: 'booking', indexes: bookingIndexes });
  await createIndexes(database.connection);
});

afterAll(() => database.drop());

function handle(
  command: Omit<Command<Booking, Fact>, 'cause'>,
  changes: Partial<AggregateKind<Booking, Fact, Entry>> = {},
): Promise<Booking> {
  const evolve = (booking: Booking, fact: Fact): Booking =>
    fact.type === 'renamed' ? { ...booking, name: fact.name } : { ...booking, seats: fact.seats };
  return handleCommand<Booking, Fact, Entry>(
    {
      ...{ name: 'booking', store: bookings, evolve, now: () => testInstant },
      record: (steps) => ({
        history: steps.map(({ fact: { type }, after: { seats } }) => ({ type, seats })),
      }),
      ...changes,
    },
    { ...command, cause },
  );
}

async function aStoredBooking(): Promise<Booking> {
  const booking = aBooking();
  await bookings.insert(booking, aCommit());
  return booking;
}

const renameTo =
  (name: string): Decision<Booking, Fact> =>
  (booking) =>
    booking.name === name ? null : { type: 'renamed', name };
const addSeat: Decision<Booking, Fact> = ({ seats }) => ({ type: 'resized', seats: seats + 1 });
const full = new DomainError('conflict', 'booking_is_full', 'This booking is full');
const refuse: Decision<Booking, Fact> = () => Promise.reject(full);

describe('handling a command', () => {
  test('when there are several decisions, then each follows the previous one, and one write saves all', async () => {
    const { id } = await aStoredBooking();

    const changed = await handle({ id, decisions: [addSeat, renameTo('Wedding'), addSeat] });

    expect(changed).toMatchObject({ version: 2, seats: 12, name: 'Wedding' });
    expect(await bookings.get(id)).toEqual(changed);
    expect(await bookings.history(id)).toEqual([
      { type: 'resized', seats: 11 },
      { type: 'renamed', seats: 11 },
      { type: 'resized', seats: 12 },
    ]);
  });

  test('when no decision changes anything, then nothing is saved or checked before saving', async () => {
    const booking = await aStoredBooking();

    const result = await handle({
      id: booking.id,
      decisions: [renameTo(booking.name)],
      beforeSave: () => Promise.reject(new Error('was called')),
    });

    expect(result).toEqual(booking);
    expect(await bookings.get(booking.id)).toEqual(booking);
  });

  test.each([
    ['a decision throws', { decisions: [addSeat, refuse] }],
    ['the check before saving throws', { decisions: [addSeat], beforeSave: () => Promise.reject(full) }],
  ])('when %s, then the command fails with its error and nothing is saved', async (_case, command) => {
    const booking = await aStoredBooking();

    const refusal = await rejectionOf(handle({ id: booking.id, ...command }));

    expect(refusal).toMatchObject({ code: 'booking_is_full' });
    expect(await bookings.get(booking.id)).toEqual(booking);
  });

  test('when somebody else saves between decision and save, then the command decides again on their result', async () => {
    const { id } = await aStoredBooking();
    const seen: number[] = [];
    const raced: Decision<Booking, Fact> = async (booking, at) => {
      seen.push(booking.seats);
      if (seen.length === 1) {
        await handle({ id, decisions: [addSeat] });
      }
      return addSeat(booking, at);
    };

    const changed = await handle({ id, decisions: [raced] });

    expect(seen).toEqual([10, 11]);
    expect(changed).toMatchObject({ seats: 12, version: 3 });
  });

  test('when the aggregate belongs to somebody else, then it is not found', async () => {
    const { id } = await aStoredBooking();

    const refusal = await rejectionOf(handle({ id, owner: { ownerId: 'another' }, decisions: [addSeat] }));

    expect(refusal).toMatchObject({ kind: 'not-found', code: 'booking_not_found' });
  });

  test('when the caller has read an earlier revision, then the command fails with the current record', async () => {
    const { id } = await aStoredBooking();
    await handle({ id, decisions: [addSeat] });
    const basis = { revision: 1, show: ({ seats }: Booking) => ({ seats }) };

    const refusal = await rejectionOf(handle({ id, decisions: [renameTo('Wedding')], basis }));

    expect(refusal).toMatchObject({ code: 'stale_write', details: { current: { seats: 11 } } });
  });

  test('when the change is already made, then an earlier revision does not matter', async () => {
    const { id } = await aStoredBooking();
    const changed = await handle({ id, decisions: [renameTo('Wedding')] });
    const basis = { revision: 1, show: () => null };

    expect(await handle({ id, decisions: [renameTo('Wedding')], basis })).toEqual(changed);
  });

  test('when the record adds to the state, then the addition is saved with the change', async () => {
    const { id } = await aStoredBooking();

    const changed = await handle(
      { id, decisions: [addSeat] },
      { record: ([{ after }]) => ({ state: { ...after, reference: `of ${id}` } }) },
    );

    expect(changed).toMatchObject({ seats: 11, reference: `of ${id}` });
    expect(await bookings.get(id)).toEqual(changed);
  });
});

describe('handling a command for an aggregate that is not stored yet', () => {
  const load = async (id: string): Promise<Booking> =>
    (await bookings.findOne({ id })) ?? aBooking({ id, version: 0 });

  test('when something changes, then the aggregate is inserted', async () => {
    const { id } = aBooking();

    const changed = await handle({ id, decisions: [addSeat] }, { load });

    expect(changed).toMatchObject({ id, version: 1, seats: 11 });
    expect(await bookings.get(id)).toEqual(changed);
  });

  test('when a concurrent call inserts it first, then the command decides again on that aggregate', async () => {
    const { id } = aBooking();
    let isFirst = true;
    const raced: Decision<Booking, Fact> = async (booking, at) => {
      if (isFirst) {
        isFirst = false;
        await handle({ id, decisions: [addSeat] }, { load });
      }
      return addSeat(booking, at);
    };

    const changed = await handle({ id, decisions: [raced] }, { load });

    expect(changed).toMatchObject({ version: 2, seats: 12 });
  });
});
