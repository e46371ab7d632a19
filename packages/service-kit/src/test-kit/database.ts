import { randomUUID } from 'node:crypto';
import { openDatabase } from '../store/database.ts';
import type { Connection } from '../store/database.ts';

export type TestDatabase = { connection: Connection; drop: () => Promise<void> };

/** A database of its own on the engine at MONGODB_URL; `drop` removes it and disconnects. */
export async function openTestDatabase(name: string): Promise<TestDatabase> {
  const url = process.env.MONGODB_URL;
  if (url === undefined) {
    throw new Error('MONGODB_URL is not set: npm test starts a database engine and sets it');
  }
  const connection = await openDatabase(url, `test_${name}_${randomUUID().slice(0, 8)}`);
  return {
    connection,
    async drop() {
      await connection.dropDatabase();
      await connection.close();
    },
  };
}
