import { randomUUID } from 'node:crypto';
import type { Schema } from 'mongoose';
import { openDatabase } from '../store/database.ts';
import type { Connection } from '../store/database.ts';

export type TestDatabase = { connection: Connection; drop: () => Promise<void> };

/** A database of its own on the engine at MONGODB_URL, in which nothing expires; `drop` removes it and disconnects. */
export async function openTestDatabase(name: string): Promise<TestDatabase> {
  const url = process.env.MONGODB_URL;
  if (url === undefined) {
    throw new Error('MONGODB_URL is not set: npm test starts a database engine and sets it');
  }
  const connection = await openDatabase(url, `test_${name}_${randomUUID().slice(0, 8)}`);
  connection.plugin(withoutExpiry);
  return {
    connection,
    async drop() {
      await connection.dropDatabase();
      await connection.close();
    },
  };
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
