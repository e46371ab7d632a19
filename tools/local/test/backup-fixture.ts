import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import mongoose from 'mongoose';
import type { mongo } from 'mongoose';

import type { BackupOptions } from '../src/backup/take-backup.ts';

type StoredDocument = { _id: string } & Record<string, unknown>;

export type BackupFixture = {
  client: mongo.MongoClient;
  folder: string;
  databases: [string, string];
  collection: (database: string, name: string) => mongo.Collection<StoredDocument>;
  /** The input of `takeBackup`; `changes` overrides the defaults. */
  options: (changes?: Partial<BackupOptions>) => BackupOptions;
  close: () => Promise<void>;
};

/** Two databases of the test on the engine at MONGODB_URL, and a folder that does not exist yet. */
export async function openBackupFixture(): Promise<BackupFixture> {
  const { MONGODB_URL: url } = process.env;
  if (url === undefined) {
    throw new Error('MONGODB_URL is not set: npm test starts a database engine and sets it');
  }
  const client = await new mongoose.mongo.MongoClient(url).connect();
  const parent = mkdtempSync(join(tmpdir(), 'marquee-backup-'));
  const run = randomUUID().slice(0, 8);
  const databases: [string, string] = [`test_${run}_quotes`, `test_${run}_events`];
  const folder = join(parent, 'backup');
  return {
    client,
    folder,
    databases,
    collection: (database, name) => client.db(database).collection<StoredDocument>(name),
    options: (changes = {}) => ({
      client,
      databases,
      folder,
      now: () => new Date('2031-06-14T12:00:00.000Z'),
      hasBroker: false,
      inFlight: async () => [],
      timeoutMs: 0,
      ...changes,
    }),
    async close() {
      await Promise.all(databases.map((name) => client.db(name).dropDatabase()));
      await client.close();
      rmSync(parent, { recursive: true });
    },
  };
}
