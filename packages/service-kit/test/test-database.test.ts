import { Schema } from 'mongoose';
import { createIndexes } from '../src/store/create-indexes.ts';
import { openTestDatabase } from '../src/test-kit/database.ts';
import type { TestDatabase } from '../src/test-kit/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase('expiry');
});
afterAll(() => database.drop());

test('when an index has an expiry, then the test database creates the index without the expiry', async () => {
  const schema = new Schema({
    endsAt: { type: Date, index: { expireAfterSeconds: 0 } },
    email: { type: String, index: { unique: true } },
  });
  schema.index({ keepUntil: 1 }, { expireAfterSeconds: 60 });
  const model = database.connection.model('Ticket', schema, 'tickets');

  await createIndexes(database.connection);

  const indexes = await model.collection.listIndexes().toArray();
  expect(indexes).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ key: { endsAt: 1 } }),
      expect.objectContaining({ key: { email: 1 }, unique: true }),
      expect.objectContaining({ key: { keepUntil: 1 } }),
    ]),
  );
  expect(indexes.filter((index) => 'expireAfterSeconds' in index)).toEqual([]);
});

test('when a read is not lean, then the read fails', async () => {
  const model = database.connection.model('Guest', new Schema({ name: String }), 'guests');
  await model.insertMany([{ name: 'Amara' }]);

  await expect(model.findOne({ name: 'Amara' })).rejects.toThrow('read with lean()');
  expect(await model.findOne({ name: 'Amara' }).lean()).toMatchObject({ name: 'Amara' });
});
