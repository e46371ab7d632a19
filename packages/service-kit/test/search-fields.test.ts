import { createAggregateStore } from '../src/store/aggregate-store.ts';
import { searchFilter } from '../src/store/search-fields.ts';
import { openTestDatabase } from '../src/test-kit/database.ts';
import type { TestDatabase } from '../src/test-kit/database.ts';

type Song = { id: string; version: number; title: string };

let database: TestDatabase;

beforeEach(async () => {
  database = await openTestDatabase('search_fields');
});

afterEach(() => database.drop());

function createSongs() {
  const { connection } = database;
  return createAggregateStore<Song>(connection, {
    name: 'song',
    indexes: [],
    searched: ({ title }) => [title],
  });
}

const at = new Date('2026-03-02T10:00:00Z');
const commit = { cause: { requestId: 'r', traceparent: null, actor: 'system' }, at };

describe('an aggregate that is searched', () => {
  test('when it is inserted and changed, then the search finds only its current texts', async () => {
    const songs = createSongs();
    await songs.init();
    await songs.insert({ id: 'one', version: 1, title: 'Zoë O’Brien' }, commit);

    await songs.save({ ...(await songs.get('one')), title: 'Jürgen' }, commit);

    expect(await songs.find(searchFilter('JÜRGEN'))).toEqual([{ id: 'one', version: 2, title: 'Jürgen' }]);
    expect(await songs.find(searchFilter("o'brien"))).toEqual([]);
  });

  test('when an earlier release wrote many documents, then their search fields are filled before the store is ready', async () => {
    const songs = createSongs();
    const old = Array.from({ length: 450 }, (_, index) => ({
      _id: `song ${index}`,
      version: 1,
      title: 'Zoë',
    }));
    await database.connection.collection('songs').insertMany(old as object[]);

    await songs.init();

    expect(await songs.find(searchFilter('Zoe\u0308'))).toHaveLength(450);
  });

  test('when a backfill was interrupted, then the next start fills the rest and skips filled documents', async () => {
    const songs = createSongs();
    const filled = { _id: 'filled', version: 1, title: 'Zoë', searchText: 'as it was', searchShape: 1 };
    const documents = [filled, { _id: 'old', version: 7, title: 'Zoë' }];
    await database.connection.collection('songs').insertMany(documents as object[]);

    await songs.init();

    expect(await songs.find(searchFilter('zoe'))).toEqual([{ id: 'old', version: 7, title: 'Zoë' }]);
    expect(await songs.find(searchFilter('as it was'))).toHaveLength(1);
  });

  test('when folding leaves no characters of a search term, then the search finds every document', () => {
    expect(searchFilter(' \u200b')).toEqual({});
  });
});
