import { openTestDatabase } from '../src/test-kit/database.ts';
import type { TestDatabase } from '../src/test-kit/database.ts';
import { aCommit } from './bookings.ts';
import { migrate, readAll, rewrittenIn } from './migrating.ts';
import { atNoon, releasesOf, sellEarlier } from './tickets.ts';
import type { TicketEntry } from './tickets.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase('migrate');
});

afterAll(() => database.drop());

describe('migrate', () => {
  test('when the shape has not begun, then no document changes, and the earlier release still reads all', async () => {
    const releases = releasesOf(database.connection, 'early');
    const ids = await sellEarlier(releases, 5);
    const before = await releases.stored();

    const steps = await migrate(releases.present());

    expect([steps, await releases.stored()]).toEqual([[], before]);
    expect((await releases.earlier.find({})).map(({ id }) => id)).toEqual(ids);
  });

  test('when the shape has begun, then state and history have it, and versions and readings are the same', async () => {
    const releases = releasesOf(database.connection, 'ticket');
    const ids = await sellEarlier(releases, 7);
    const store = releases.present();
    const before = await readAll(store, ids);
    await store.shape.begin(atNoon);

    const steps = await migrate(store, 3);

    const stored = await releases.stored();
    expect(rewrittenIn(steps)).toBe(7);
    expect(stored[2]).toMatchObject({
      ...{ version: 3, shape: 2, payableCents: 200 },
      history: [
        { type: 'created', shape: 2 },
        { type: 'moved', shape: 2 },
        { type: 'moved', shape: 2 },
      ],
    });
    expect(stored.filter((document) => 'total' in document)).toEqual([]);
    expect(await readAll(store, ids)).toEqual(before);
  });

  test('when it runs again, then it rewrites nothing', async () => {
    const releases = releasesOf(database.connection, 'again');
    await sellEarlier(releases, 5);
    const store = releases.present();
    await store.shape.begin(atNoon);
    await migrate(store);
    const before = await releases.stored();

    expect(rewrittenIn(await migrate(store))).toBe(0);
    expect(await releases.stored()).toEqual(before);
  });

  test('when a document was saved after the shape had begun, then the earlier entries of its history are rewritten too', async () => {
    const releases = releasesOf(database.connection, 'mixed');
    const [id = ''] = await sellEarlier(releases, 1);
    const store = releases.present();
    await store.shape.begin(atNoon);
    await store.save(await store.get(id), { ...aCommit<TicketEntry>(), history: [{ type: 'raised' }] });

    await migrate(store);

    expect((await releases.stored())[0]?.history).toEqual([
      { type: 'created', shape: 2 },
      { type: 'raised', shape: 2 },
    ]);
  });

  test('when a document cannot be read, then it is reported and left as it is, and the others are rewritten', async () => {
    const releases = releasesOf(database.connection, 'unread');
    await sellEarlier(releases, 3);
    await releases.insertRaw({ _id: 'later', shape: 3, name: 'Later' });
    await releases.insertRaw({ _id: 'odd', name: 'Odd', total: 'three' });
    await releases.insertRaw({
      _id: 'past',
      name: 'Past',
      total: 3,
      history: [{ notes: 'CREATED', shape: 4 }],
    });
    const store = releases.present();
    await store.shape.begin(atNoon);

    const steps = await migrate(store, 2);

    const stored = await releases.stored();
    expect(rewrittenIn(steps)).toBe(3);
    expect(steps.flatMap(({ unreadable }) => unreadable)).toEqual([
      { id: 'later', reason: 'a later release has stored it in shape 3; this release reads up to 2' },
      { id: 'odd', reason: 'the total "three" is not a number' },
      { id: 'past', reason: 'a later release has stored it in shape 4; this release reads up to 2' },
    ]);
    expect(stored.find(({ _id }) => _id === 'odd')).toEqual({
      ...{ _id: 'odd', version: 1, history: [], name: 'Odd', total: 'three' },
    });
  });
});

describe('survey', () => {
  test('when documents of several shapes are stored, then it counts them by their oldest part, and names those that cannot be read', async () => {
    const releases = releasesOf(database.connection, 'survey');
    const [first = ''] = await sellEarlier(releases, 4);
    await releases.insertRaw({ _id: 'later', shape: 3 });
    const store = releases.present();
    await store.shape.begin(atNoon);
    await store.insert({ id: 'new', version: 1, name: 'New', payableCents: 100 }, aCommit());
    await store.save(await store.get(first), aCommit());

    const { documents, unreadable } = await store.shape.survey();

    expect(documents).toEqual(
      new Map([
        [1, 4],
        [2, 1],
        [3, 1],
      ]),
    );
    expect(unreadable.map(({ id }) => id)).toEqual(['later']);
  });
});
