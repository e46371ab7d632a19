import mongoose from 'mongoose';
import type { mongo } from 'mongoose';

import { refusal } from '../refusal.ts';

const id = 'demo';
const markerDatabase = 'marquee_local';
type Marker = { _id: string; state: 'loading' | 'loaded' };

/**
 * Returns true if demo data must be loaded, and marks the load as begun. Only a server without Marquee databases gets demo data. If an
 * earlier load was killed, deletes the data of that load on the embedded engine; on an external server, throws a refusal.
 */
export async function claimDemo(
  mongodbUrl: string,
  { isEmbedded }: { isEmbedded: boolean },
): Promise<boolean> {
  return withClient(mongodbUrl, async (client) => {
    const { databases } = await client.db().admin().listDatabases({ nameOnly: true });
    const names = databases.map(({ name }) => name).filter((name) => name.startsWith('marquee_'));
    const marker = await markers(client.db(markerDatabase)).findOne({ _id: id });
    if (marker?.state === 'loaded' || (!marker && names.length > 0)) {
      return false;
    }
    if (marker && !isEmbedded) {
      throw refusal(
        'The demo data is only partly loaded. Delete it with --reset; if MONGODB_URL is set, drop the databases marquee_* there first.',
      );
    }
    await Promise.all(names.map((name) => client.db(name).dropDatabase()));
    await markers(client.db(markerDatabase)).insertOne({ _id: id, state: 'loading' });
    return true;
  });
}

/** Marks a partial demo as loaded, because people may use it from now on. The next start would delete an unmarked partial demo. */
export async function acceptPartialDemo(mongodbUrl: string): Promise<void> {
  await withClient(mongodbUrl, (client) =>
    markers(client.db(markerDatabase)).updateOne(
      { _id: id, state: 'loading' },
      { $set: { state: 'loaded' } },
    ),
  );
}

export async function markDemoLoaded(mongodbUrl: string): Promise<void> {
  await withClient(mongodbUrl, (client) =>
    markers(client.db(markerDatabase)).updateOne({ _id: id }, { $set: { state: 'loaded' } }),
  );
}

function markers(database: mongo.Db) {
  return database.collection<Marker>('markers');
}

async function withClient<Answer>(
  url: string,
  work: (client: mongo.MongoClient) => Promise<Answer>,
): Promise<Answer> {
  const client = new mongoose.mongo.MongoClient(url);
  try {
    return await work(client);
  } finally {
    await client.close();
  }
}
