import { randomUUID } from 'node:crypto';
import type { Schema } from 'mongoose';
import { openDatabase } from '../store/database.ts';
import type { Connection } from '../store/database.ts';

export type TestDatabase = { connection: Connection; drop: () => Promise<void> };

/** A database of its own on the engine at MONGODB_URL, in which nothing expires and every read is lean; `drop` removes it and disconnects. */
export async function openTestDatabase(name: string): Promise<TestDatabase> {
  const connection = await openForTest(testUrl().href, `test_${name}_${randomUUID().slice(0, 8)}`);
  return {
    connection,
    async drop() {
      await connection.dropDatabase();
      await connection.close();
    },
  };
}

export function testUrl(): URL {
  const url = process.env.MONGODB_URL;
  if (url === undefined) {
    throw new Error('MONGODB_URL is not set: npm test starts a database engine and sets it');
  }
  return new URL(url);
}

/** Whoever opened it closes it. */
export async function openForTest(url: string, name: string): Promise<Connection> {
  const connection = await openDatabase(url, name);
  connection.plugin(withoutExpiry);
  connection.plugin(withoutHydration);
  return connection;
}

/** A test's clock stands in the past while the engine's goes on: once a minute it would remove what the test has just written. */
function withoutExpiry(schema: Schema): void {
  const declared = schema.indexes();
  schema.clearIndexes();
  schema.eachPath((_path, type) => type.index(false));
  for (const [fields, options] of declared) {
    delete options.expireAfterSeconds;
    schema.index(fields, options);
  }
}

/** A list that makes a mongoose document of every row it reads costs a multiple of a lean one. */
function withoutHydration(schema: Schema): void {
  schema.post('init', () => {
    throw new Error('A mongoose document was made of what was read: read with lean()');
  });
}
