import { randomUUID } from 'node:crypto';
import { createIndexes } from '../src/store/create-indexes.ts';
import { createProjection } from '../src/store/projection.ts';
import type { Projection } from '../src/store/projection.ts';
import { openTestDatabase } from '../src/test-kit/database.ts';
import type { TestDatabase } from '../src/test-kit/database.ts';

type Guest = { name: string; emailKey: string; seat?: string };

let database: TestDatabase;
let guests: Projection<Guest>;

beforeAll(async () => {
  database = await openTestDatabase('projection');
  guests = createProjection<Guest>(database.connection, {
    name: 'guest',
    indexes: [{ fields: { emailKey: 1 } }],
  });
  await createIndexes(database.connection);
});

afterAll(() => database.drop());

describe('projection', () => {
  test('when a snapshot is newer, then the snapshot is stored', async () => {
    const id = randomUUID();
    await guests.apply(id, 1, aGuest('first'));

    const result = await guests.apply(id, 3, aGuest('third'));

    expect(result).toBe('applied');
    expect(await guests.get(id)).toMatchObject({ id, name: 'third', sourceVersion: 3 });
  });

  test.each([
    ['older', 2],
    ['the same', 3],
  ])('when a snapshot is %s, then nothing changes', async (_case, sourceVersion) => {
    const id = randomUUID();
    await guests.apply(id, 3, aGuest('third'));

    const result = await guests.apply(id, sourceVersion, aGuest('late'));

    expect(result).toBe('older');
    expect((await guests.get(id))?.name).toBe('third');
  });

  test('when an optional field of a newer snapshot is undefined, then the stored field is removed', async () => {
    const id = randomUUID();
    await guests.apply(id, 1, { ...aGuest('seated'), seat: 'A 7' });

    await guests.apply(id, 2, { ...aGuest('seated'), seat: undefined });

    expect(await guests.get(id)).not.toHaveProperty('seat');
  });

  test('when versions are applied at once and in any order, then the newest version stays', async () => {
    const id = randomUUID();
    const versions = [7, 2, 9, 4, 9, 1, 8, 3, 6, 5, 9, 2];

    await Promise.all(versions.map((version) => guests.apply(id, version, aGuest(`version ${version}`))));

    expect(await guests.get(id)).toMatchObject({ name: 'version 9', sourceVersion: 9 });
  });

  test('when a query names another field than the id, then the document is found', async () => {
    const id = randomUUID();
    await guests.apply(id, 1, { name: 'Ada', emailKey: `${id}@example.com` });

    expect(await guests.findOne({ emailKey: `${id}@example.com` })).toMatchObject({ id, name: 'Ada' });
    expect(await guests.get(randomUUID())).toBeNull();
  });

  test('when some fields are requested, then only these fields and the id are returned', async () => {
    const id = randomUUID();
    const emailKey = `${id}@example.com`;
    await guests.apply(id, 1, { name: 'Ada', emailKey });

    expect(await guests.fields({ emailKey }, ['name'])).toEqual([{ id, name: 'Ada' }]);
  });
});

function aGuest(name: string): Guest {
  return { name, emailKey: 'guest@example.com' };
}
