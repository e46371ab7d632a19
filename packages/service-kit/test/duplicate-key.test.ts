import { unlessDuplicate } from '../src/store/duplicate-key.ts';
import { openTestDatabase } from '../src/test-kit/database.ts';
import type { TestDatabase } from '../src/test-kit/database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase('duplicate');
});

afterAll(() => database.drop());

describe('a write that may be a duplicate', () => {
  test('when two callers write the same document at once, then exactly one succeeds', async () => {
    const posters = database.connection.collection<{ _id: string }>('posters');
    const write = () => unlessDuplicate(posters.insertOne({ _id: 'gala' }));

    const written = await Promise.all([write(), write()]);

    expect(written.toSorted()).toEqual([false, true]);
    expect(await posters.countDocuments()).toBe(1);
  });

  test('when the write fails for another reason, then the error is thrown', async () => {
    const failing = unlessDuplicate(Promise.reject(new Error('the database is away')));

    await expect(failing).rejects.toThrow('the database is away');
  });
});
