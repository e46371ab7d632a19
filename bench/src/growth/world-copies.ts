import type { Connection } from '@marquee/service-kit/store/database';

import { renew } from './renew.ts';

type Plain = Readonly<Record<string, unknown>>;

/** What one collection holds of the world that is copied. */
export type Original = { collection: ReturnType<Connection['collection']>; documents: readonly Plain[] };

const batchSize = 2_000;

/** What the services keep of the world that is there now: every document that somebody is named in. */
export async function originalsOf(databases: readonly Connection[]): Promise<Original[]> {
  const found = await Promise.all(databases.map(collectionsOf));
  const read = await Promise.all(
    found.flat().map(async (collection) => ({
      collection,
      documents: (await collection.find({}).toArray()).filter(isSomebodys),
    })),
  );
  return read.filter(({ documents }) => documents.length > 0);
}

type Worlds = { first: number; end: number; kept?: ReadonlySet<string> };

/** Adds the worlds from `first` to before `end`, written in bulk, past the services; `kept` are in each of them (`renew`). */
export async function addWorlds(
  originals: readonly Original[],
  { first, end, kept = new Set() }: Worlds,
): Promise<void> {
  for (const { collection, documents: all } of originals) {
    // What is kept under the name of somebody who is in each of them is there already.
    const documents = all.filter(({ _id }) => renew(_id, first, kept) !== _id);
    let batch: Plain[] = [];
    for (let world = first; world < end; world += 1) {
      batch.push(...documents.map((document) => renew(document, world, kept) as Plain));
      if (batch.length >= batchSize || (world === end - 1 && batch.length > 0)) {
        await collection.insertMany(batch, { ordered: false });
        batch = [];
      }
    }
  }
}

async function collectionsOf(database: Connection) {
  const listed = await database.listCollections();
  return listed.map(({ name }) => database.collection(name));
}

/** Counters and leases are of the service, not of anybody: a copy would have the same key. What waits to be sent would be sent. */
function isSomebodys(document: Plain): boolean {
  const isWork = 'nextAttemptAt' in document || 'outboxPendingSince' in document;
  return renew(document._id, 1) !== document._id && !isWork;
}
