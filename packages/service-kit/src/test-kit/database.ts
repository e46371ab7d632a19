import { randomUUID } from 'node:crypto';
import type { Schema } from 'mongoose';
import { openDatabase } from '../store/database.ts';
import type { Connection } from '../store/database.ts';

export type TestDatabase = { connection: Connection; drop: () => Promise<void> };

/**
 * Opens a separate database on the server at MONGODB_URL. In this database no document expires, and every read must be lean. `drop` removes
 * the database and disconnects.
 */
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

/** Opens a connection, which the caller closes. */
export async function openForTest(url: string, name: string): Promise<Connection> {
  const connection = await openDatabase(url, name);
  connection.plugin(withoutExpiry);
  connection.plugin(withoutHydration);
  return connection;
}

/** Removes expiry, because the server's TTL monitor would delete new documents: the clock of a test is in the past. */
function withoutExpiry(schema: Schema): void {
  const declared = schema.indexes();
  schema.clearIndexes();
  schema.eachPath((_path, type) => type.index(false));
  for (const [fields, options] of declared) {
    delete options.expireAfterSeconds;
    schema.index(fields, options);
  }
}

/** Makes reads fail that are not lean, because a list of mongoose documents takes several times as long as a lean list. */
function withoutHydration(schema: Schema): void {
  schema.post('init', () => {
    throw new Error('A query result was hydrated as a mongoose document: read with lean()');
  });
}
