import { Schema } from 'mongoose';
import { insertRaw } from '../src/store/insert-raw.ts';
import { openTestDatabase } from '../src/test-kit/database.ts';
import type { TestDatabase } from '../src/test-kit/database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase('insert-plainly');
});

afterAll(() => database.drop());

describe('a document inserted with the driver', () => {
  test('when a field is undefined, then the field is omitted, at any depth', async () => {
    type Poster = {
      _id: string;
      printedAt?: Date | undefined;
      letter: { to: string; name?: string | undefined };
    };
    const posters = database.connection.model<Poster>(
      'poster',
      new Schema<Poster>({ _id: String }),
      'posters',
    );

    await insertRaw(posters, {
      _id: 'gala',
      printedAt: undefined,
      letter: { to: 'amara@okafor.example', name: undefined },
    });

    expect(await posters.collection.findOne({})).toEqual({
      _id: 'gala',
      letter: { to: 'amara@okafor.example' },
    });
  });
});
