import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Bus } from '@marquee/service-kit/messaging/bus';
import { metricsOnlyTelemetry } from '@marquee/service-kit/process/telemetry';
import { openForTest, testUrl } from '@marquee/service-kit/test-kit/database';
import mongoose from 'mongoose';
import type { mongo } from 'mongoose';

import { readManifest, writeManifest } from '../../src/backup/manifest.ts';
import type { Manifest } from '../../src/backup/manifest.ts';
import { restoreBackup } from '../../src/backup/restore-backup.ts';
import { takeBackup } from '../../src/backup/take-backup.ts';
import type { Clock } from '../../src/clock.ts';
import { createClock } from '../../src/clock.ts';
import { fixtureSecondStepKey } from '../../src/release-fixtures/release-folder.ts';
import type { ReleaseFolder } from '../../src/release-fixtures/release-folder.ts';
import { startTestProduct } from '../test-product.ts';

export type RestoredRelease = {
  url: string;
  /** Starts at the time of the backup: sessions and emails are as old as they were then. */
  clock: Clock;
  client: mongo.MongoClient;
  /** Names of databases with a prefix of this run, so that no other test uses them. */
  databases: readonly string[];
  /** Number of documents per collection, by `database.collection`: according to the manifest, and as restored. */
  recorded: Record<string, number>;
  restored: Record<string, number>;
  takenAt: string;
  /** A digest of each collection, once nothing changes any more, no message is in flight and no email is due. */
  settled: () => Promise<Manifest['collections']>;
  stop: () => Promise<void>;
};

/** Starts the current services with the backup of a release, which is restored into empty databases of this test. */
export async function startRestoredRelease(release: ReleaseFolder, bus: Bus): Promise<RestoredRelease> {
  const prefix = `test_${randomUUID().slice(0, 8)}`;
  const parent = mkdtempSync(join(tmpdir(), 'marquee-restored-'));
  const manifest = await readManifest(release.backup);
  const folder = await renamedBackup(release.backup, manifest, { parent, prefix });
  const url = testUrl().href;
  const client = await new mongoose.mongo.MongoClient(url).connect();
  const { databases, collections } = await restoreBackup({ client, folder, replace: false });
  const restored = await countIn(client, collections);
  const clock = createClock();
  clock.travelTo(new Date(manifest.takenAt));

  const product = await startTestProduct({
    bus,
    now: clock.now,
    telemetryOf: metricsOnlyTelemetry,
    async openDatabase(name) {
      const connection = await openForTest(url, `${prefix}_${name}`);
      return { connection, drop: () => connection.close() };
    },
    variables: { SECOND_STEP_KEY: fixtureSecondStepKey },
  });

  return {
    ...{ url: product.url, clock, client, databases },
    recorded: Object.fromEntries(collections.map((one) => [nameOf(one), one.documents])),
    ...{ restored, takenAt: manifest.takenAt },
    async settled() {
      const into = mkdtempSync(join(parent, 'settled-'));
      const inProcess = { hasBroker: false, inFlight: () => dueEmails(client, `${prefix}_identity`, clock) };
      const need = { client, databases, folder: into, now: clock.now, timeoutMs: 60_000, ...inProcess };
      return (await takeBackup(need)).collections;
    },
    async stop() {
      await product.stop();
      await Promise.all(databases.map((name) => client.db(name).dropDatabase()));
      await client.close();
      rmSync(parent, { recursive: true });
    },
  };
}

/** Emails that identity will send next. They must be sent before the state is settled, because sending changes their documents. */
async function dueEmails(client: mongo.MongoClient, database: string, clock: Clock): Promise<string[]> {
  const filter = { nextAttemptAt: { $lte: clock.now() } };
  const due = await client.db(database).collection('mails').find(filter).toArray();
  return due.map(({ _id }) => `mail ${String(_id)}`);
}

/** The same files with other database names, because tests share one engine. */
async function renamedBackup(
  backup: string,
  manifest: Manifest,
  { parent, prefix }: { parent: string; prefix: string },
): Promise<string> {
  const rename = (database: string): string => database.replace('marquee', prefix);
  for (const database of manifest.databases) {
    cpSync(join(backup, database), join(parent, rename(database)), { recursive: true });
  }
  await writeManifest(parent, {
    ...manifest,
    databases: manifest.databases.map(rename),
    collections: manifest.collections.map((one) => ({ ...one, database: rename(one.database) })),
  });
  return parent;
}

type Place = Pick<Manifest['collections'][number], 'database' | 'collection'>;

async function countIn(client: mongo.MongoClient, places: readonly Place[]): Promise<Record<string, number>> {
  const counts = places.map(async (parent) => [
    nameOf(parent),
    await client.db(parent.database).collection(parent.collection).countDocuments(),
  ]);
  return Object.fromEntries(await Promise.all(counts)) as Record<string, number>;
}

/** The name of a collection without the prefix of a run: `quotes.quotes`. */
function nameOf({ database, collection }: Place): string {
  return `${database.split('_').at(-1) ?? ''}.${collection}`;
}
