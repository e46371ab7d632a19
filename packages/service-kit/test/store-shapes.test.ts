import { createAggregateStore } from '../src/store/aggregate-store.ts';
import type { AggregateStore } from '../src/store/aggregate-store.ts';
import type { ShapeChange } from '../src/store/shapes.ts';
import { openTestDatabase } from '../src/test-kit/database.ts';
import type { TestDatabase } from '../src/test-kit/database.ts';
import { aCommit } from './bookings.ts';

type Earlier = { id: string; version: number; name: string; total: number };
type Present = { id: string; version: number; name: string; payableCents: number };
type EarlierEntry = { notes: string };
type PresentEntry = { type: string };

/** The present release renames the total and stores types instead of notes. */
const inCents: ShapeChange = {
  fields: ['total', 'payableCents'],
  up: ({ total, ...state }) => ({ ...state, payableCents: Number(total) * 100 }),
  down: ({ payableCents, ...state }) => ({ ...state, total: Number(payableCents) / 100 }),
  entry: {
    up: ({ notes }) => ({ type: String(notes).toLowerCase() }),
    down: ({ type }) => ({ notes: String(type).toUpperCase() }),
  },
};

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase('shapes');
});

afterAll(() => database.drop());

type Releases = {
  earlier: AggregateStore<Earlier, EarlierEntry>;
  /** Starts a replica of the present release. */
  present: () => AggregateStore<Present, PresentEntry>;
  stored: (id: string) => Promise<Record<string, unknown> | null>;
};

/** Two releases on one collection. */
function releases(name: string): Releases {
  const connect = database.connection.useDb(database.connection.name, { useCache: false });
  const again = () => database.connection.useDb(database.connection.name, { useCache: false });
  return {
    earlier: createAggregateStore(connect, { name, indexes: [] }),
    present: () => createAggregateStore(again(), { name, indexes: [], shapes: [inCents] }),
    stored: (id) => database.connection.collection<{ _id: string }>(`${name}s`).findOne({ _id: id }),
  };
}

const atNoon = new Date('2026-11-30T12:00:00Z');

describe('a document of the earlier release', () => {
  test('when the present release reads it, then state and history have the present shape', async () => {
    const { earlier, present } = releases('ticket');
    await earlier.insert(
      { id: 'a', version: 1, name: 'A', total: 3 },
      { ...aCommit(), history: [{ notes: 'CREATED' }] },
    );
    const store = present();

    expect(await store.get('a')).toEqual({ id: 'a', version: 1, name: 'A', payableCents: 300 });
    expect(await store.history('a')).toEqual([{ type: 'created' }]);
  });

  test('when the present release saves it before the shape has begun, then the earlier release reads it', async () => {
    const { earlier, present } = releases('voucher');
    await earlier.insert({ id: 'a', version: 1, name: 'A', total: 3 }, aCommit());
    const store = present();

    await store.save(
      { ...(await store.get('a')), payableCents: 500 },
      { ...aCommit(), history: [{ type: 'raised' }] },
    );

    expect(await earlier.get('a')).toMatchObject({ total: 5 });
    expect((await earlier.history('a')).at(-1)).toEqual({ notes: 'RAISED' });
  });

  test('when the shape has begun, then a save stores the present fields without the earlier ones', async () => {
    const { earlier, present, stored } = releases('coupon');
    await earlier.insert(
      { id: 'a', version: 1, name: 'A', total: 3 },
      { ...aCommit(), history: [{ notes: 'CREATED' }] },
    );
    const store = present();
    await store.shape.begin(atNoon);

    await store.save(await store.get('a'), { ...aCommit(), history: [{ type: 'raised' }] });

    expect(await stored('a')).toMatchObject({ shape: 2, payableCents: 300, version: 2 });
    expect(await stored('a')).not.toHaveProperty('total');
    expect(await store.history('a')).toEqual([{ type: 'created' }, { type: 'raised' }]);
  });
});

describe('the shape that writes use', () => {
  test('when nothing has begun, then a new document has the earlier shape', async () => {
    const { earlier, present } = releases('badge');
    const store = present();

    await store.insert({ id: 'a', version: 1, name: 'A', payableCents: 700 }, aCommit());

    expect(await earlier.get('a')).toMatchObject({ total: 7 });
  });

  test('when another replica has begun it, then a refresh makes writes use it', async () => {
    const { present, stored } = releases('permit');
    const store = present();
    await present().shape.begin(atNoon);

    await store.shape.refresh();
    await store.insert({ id: 'a', version: 1, name: 'A', payableCents: 700 }, aCommit());

    expect(await stored('a')).toMatchObject({ shape: 2, payableCents: 700 });
  });

  test('when another replica has begun it and stored a document, then a save of that document keeps the shape', async () => {
    const { present, stored } = releases('licence');
    const store = present();
    const other = present();
    await other.shape.begin(atNoon);
    await other.insert({ id: 'a', version: 1, name: 'A', payableCents: 700 }, aCommit());

    await store.save({ ...(await store.get('a')), payableCents: 800 }, aCommit());

    expect(await stored('a')).toMatchObject({ shape: 2, payableCents: 800 });
  });
});

describe('a document of a later release', () => {
  test('when it is read alone, then the error names both shapes', async () => {
    const { present } = releases('pass');
    await database.connection
      .collection<{ _id: string }>('passes')
      .insertOne({ _id: 'a', version: 1, shape: 3 } as never);

    await expect(present().get('a')).rejects.toThrow('shape 3; this release reads up to 2');
  });

  test('when a page contains it, then the page has the other rows and reports it', async () => {
    const { present } = releases('slot');
    const store = present();
    await store.insert({ id: 'a', version: 1, name: 'A', payableCents: 700 }, aCommit());
    await database.connection
      .collection<{ _id: string }>('slots')
      .insertOne({ _id: 'b', version: 1, shape: 3, name: 'B' } as never);

    const { rows, damaged } = await store.page({ filter: {}, sortBy: 'name', page: {} });

    expect(rows.map(({ id }) => id)).toEqual(['a']);
    expect(damaged?.map(({ id }) => id)).toEqual(['b']);
  });
});
