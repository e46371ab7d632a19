import { randomUUID } from 'node:crypto';
import { createAggregateStore } from '../src/store/aggregate-store.ts';
import type { AggregateStore } from '../src/store/aggregate-store.ts';
import { createIndexes } from '../src/store/create-indexes.ts';
import { openTestDatabase } from '../src/test-kit/database.ts';
import type { TestDatabase } from '../src/test-kit/database.ts';
import { rejectionOf } from '../src/test-kit/refusal-of.ts';
import { aBooking, aCommit, bookingIndexes, testInstant } from './bookings.ts';
import type { Booking } from './bookings.ts';

let database: TestDatabase;
let bookings: AggregateStore<Booking>;

beforeAll(async () => {
  database = await openTestDatabase('paging');
  bookings = createAggregateStore(database.connection, { name: 'booking', indexes: bookingIndexes });
  await createIndexes(database.connection);
});

afterAll(() => database.drop());

describe('paging', () => {
  test('when pages are read to the end, then every row is returned once, newest first', async () => {
    const ownerId = await ownerOf([4, 3, 2, 1, 0]);

    const first = await pageOfOwner(ownerId, { limit: '2' });
    const second = await pageOfOwner(ownerId, { limit: '2', after: first.next ?? '' });
    const third = await pageOfOwner(ownerId, { limit: '2', after: second.next ?? '' });

    expect([first, second, third].flatMap(({ rows }) => rows.map(({ name }) => name))).toEqual([
      'day 4',
      'day 3',
      'day 2',
      'day 1',
      'day 0',
    ]);
    expect([first.total, second.total, third.next]).toEqual([5, 5, null]);
  });

  test('when many rows have the same instant, then no row is missing or repeated', async () => {
    const ownerId = await ownerOf([1, 1, 1, 1, 1, 0, 0]);

    const first = await pageOfOwner(ownerId, { limit: '3' });
    const second = await pageOfOwner(ownerId, { limit: '3', after: first.next ?? '' });
    const third = await pageOfOwner(ownerId, { limit: '3', after: second.next ?? '' });

    const ids = [first, second, third].flatMap(({ rows }) => rows.map(({ id }) => id));
    expect(new Set(ids).size).toBe(7);
    expect(ids).toHaveLength(7);
  });

  test('when the last page is exactly full, then it has no next page', async () => {
    const ownerId = await ownerOf([1, 0]);

    const page = await pageOfOwner(ownerId, { limit: '2' });

    expect(page).toMatchObject({ total: 2, next: null });
  });

  test('when a status is requested, then only rows with that status are listed and counted', async () => {
    const ownerId = await ownerOf([2, 1]);
    await bookings.insert(aBooking({ ownerId, status: 'closed' }), aCommit());

    const page = await pageOfOwner(ownerId, { status: 'closed' });

    expect(page).toMatchObject({ total: 1, rows: [{ status: 'closed' }] });
  });

  test('when the filter bounds the sort field, then every page respects the bound', async () => {
    const ownerId = await ownerOf([3, 2, 1, 0]);
    const createdAt = { $gt: testInstant };
    const ask = (page: { limit: string; after?: string }) =>
      bookings.page({ filter: { ownerId, createdAt }, sortBy: 'createdAt', page });

    const first = await ask({ limit: '2' });
    const second = await ask({ limit: '2', after: first.next ?? '' });

    expect(second.rows.map(({ name }) => name)).toEqual(['day 1']);
    expect([first.total, second.next]).toEqual([3, null]);
  });

  test("when a page continues from another owner's row, then the error is that of a missing row", async () => {
    const ownerId = await ownerOf([1, 0]);
    const other = await pageOfOwner(await ownerOf([0]), {});

    const refusals = await Promise.all(
      [other.rows[0]?.id ?? '', randomUUID()].map((after) => rejectionOf(pageOfOwner(ownerId, { after }))),
    );

    expect(refusals.map(({ kind, code }) => [kind, code])).toEqual([
      ['malformed', 'unknown_after'],
      ['malformed', 'unknown_after'],
    ]);
  });

  test('when the status of the last row has changed since it was read, then the list still continues from that row', async () => {
    const ownerId = await ownerOf([2, 1, 0]);
    const { rows } = await pageOfOwner(ownerId, { limit: '1' });
    const [row] = rows;
    const after = row?.id ?? '';
    await bookings.save({ ...(await bookings.get(after)), status: 'closed' }, aCommit());

    const page = await pageOfOwner(ownerId, { status: 'open', after });

    expect(page.rows.map(({ name }) => name)).toEqual(['day 1', 'day 0']);
  });

  test('when the list has no row with the id `after`, then the error is “malformed”', async () => {
    const refusal = await rejectionOf(pageOfOwner(randomUUID(), { after: randomUUID() }));

    expect(refusal).toMatchObject({ kind: 'malformed', code: 'unknown_after' });
  });
});

function pageOfOwner(ownerId: string, page: { limit?: string; after?: string; status?: string }) {
  return bookings.page({ filter: { ownerId }, sortBy: 'createdAt', page });
}

async function ownerOf(days: readonly number[]): Promise<string> {
  const ownerId = randomUUID();
  const dayMs = 24 * 60 * 60 * 1_000;
  for (const day of days) {
    const createdAt = new Date(testInstant.getTime() + day * dayMs);
    await bookings.insert(aBooking({ ownerId, name: `day ${day}`, createdAt }), aCommit());
  }
  return ownerId;
}
