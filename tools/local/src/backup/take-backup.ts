import { mkdir, readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import type { mongo } from 'mongoose';

import { refusal } from '../refusal.ts';
import { digestOf, writeBsonFile } from './bson-file.ts';
import type { BackedUpCollection, Manifest } from './manifest.ts';
import { fileOf, writeManifest } from './manifest.ts';
import { collectionsOf, rawDocuments } from './read-collection.ts';

export type BackupOptions = {
  client: mongo.MongoClient;
  databases: readonly string[];
  folder: string;
  now: () => Date;
  /** Recorded in the manifest for the restore. */
  hasBroker: boolean;
  /** Non-empty queues of the broker, as texts; called between the two readings of the databases. */
  inFlight: () => Promise<readonly string[]>;
  /** How long the backup waits for a moment without changes. */
  timeoutMs: number;
};

const pauseMs = 500;

/**
 * Writes all data, checks outboxes and queues, and reads all data again. Repeats this until no message was in flight and no data changed.
 * Then the backup is the state at one moment, and the services are consistent with each other. Throws a refusal after `timeoutMs`.
 */
export async function takeBackup(need: BackupOptions): Promise<Manifest> {
  const isNewFolder = await claimFolder(need.folder);
  try {
    return await retryUntilQuiet(need);
  } catch (error) {
    // A failed backup leaves neither partial files nor a new folder.
    await (isNewFolder ? rm(need.folder, { recursive: true }) : emptyFolder(need.folder));
    throw error;
  }
}

async function retryUntilQuiet(need: BackupOptions): Promise<Manifest> {
  const { databases, folder, now, hasBroker, timeoutMs } = need;
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    const takenAt = now().toISOString();
    const outcome = await attempt(need);
    if ('collections' in outcome) {
      const { collections } = outcome;
      return writeManifest(folder, { takenAt, hasBroker, databases: [...databases], collections });
    }
    if (performance.now() >= deadline) {
      throw refusal(
        `No backup was taken: ${outcome.reason}. Stop the gateway, so that no request writes, and try again.`,
      );
    }
    await delay(pauseMs);
  }
}

type Attempt = { collections: BackedUpCollection[] } | { reason: string };

async function attempt({ client, databases, folder, inFlight }: BackupOptions): Promise<Attempt> {
  await emptyFolder(folder);
  const written = await visitAll(client, databases, async (place, collection) => {
    const file = fileOf(folder, { ...place, documents: 0, bytes: 0, sha256: '' });
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    return writeBsonFile(file, rawDocuments(collection));
  });
  const waiting = [...(await pendingMessages(client, written)), ...(await inFlight())];
  if (waiting.length > 0) {
    return { reason: `messages are in flight (${waiting.join(', ')})` };
  }
  const reread = await visitAll(client, databases, (_place, collection) =>
    digestOf(rawDocuments(collection)),
  );
  const isSame = JSON.stringify(reread) === JSON.stringify(written);
  return isSame ? { collections: written } : { reason: 'documents changed during the backup' };
}

type Place = Pick<BackedUpCollection, 'database' | 'collection'>;
type Visit = (place: Place, collection: mongo.Collection) => Promise<Omit<BackedUpCollection, keyof Place>>;

async function visitAll(
  client: mongo.MongoClient,
  databases: readonly string[],
  visit: Visit,
): Promise<BackedUpCollection[]> {
  const visited: BackedUpCollection[] = [];
  for (const database of databases) {
    for (const collection of await collectionsOf(client.db(database))) {
      const place = { database, collection };
      visited.push({ ...place, ...(await visit(place, client.db(database).collection(collection))) });
    }
  }
  return visited;
}

async function pendingMessages(client: mongo.MongoClient, places: readonly Place[]): Promise<string[]> {
  const counts = await Promise.all(
    places.map(async ({ database, collection }) => {
      const pending = { outboxPendingSince: { $gt: new Date(0) } };
      const count = await client.db(database).collection(collection).countDocuments(pending);
      return { outbox: `outbox of ${database}.${collection}`, count };
    }),
  );
  return counts.filter(({ count }) => count > 0).map(({ outbox, count }) => `${outbox}: ${count}`);
}

/** Throws a refusal if the folder contains files, such as an older backup. Returns whether the folder was created. */
async function claimFolder(folder: string): Promise<boolean> {
  const created = await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) {
    throw refusal(`${folder} is not empty: a backup needs an empty folder.`);
  }
  return created !== undefined;
}

async function emptyFolder(folder: string): Promise<void> {
  const names = await readdir(folder);
  await Promise.all(names.map((name) => rm(join(folder, name), { recursive: true })));
}
