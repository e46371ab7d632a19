import { randomUUID } from 'node:crypto';
import type { Schema } from 'mongoose';
import { openDatabase } from '../store/database.ts';
import type { Connection } from '../store/database.ts';

export type TestDatabase = { connection: Connection; drop: () => Promise<void> };

/**
 * A separate database on the engine at MONGODB_URL, in which nothing expires and every read must be lean; `drop` removes it and
 * disconnects.
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

/** The caller closes it. */
export async function openForTest(url: string, name: string): Promise<Connection> {
  const connection = await openDatabase(url, name);
  connection.plugin(withoutExpiry);
  connection.plugin(withoutHydration);
  return connection;
}

/** A test's clock is in the past, so the engine's TTL monitor, which runs once a minute, would delete what the test has just written. */
function withoutExpiry(schema: Schema): void {
  const declared = schema.indexes();
  schema.clearIndexes();
  schema.eachPath((_path, type) => type.index(false));
  for (const [fields, options] of declared) {
    delete options.expireAfterSeconds;
    schema.index(fields, options);
  }
}

/** Fails reads that hydrate: a list of mongoose documents costs several times as much as a lean one. */
function withoutHydration(schema: Schema): void {
  schema.post('init', () => {
    throw new Error('A mongoose document was made of what was read: read with lean()');
  });
}
