import type { Connection } from '@marquee/service-kit/store/database';

import { renew } from './renew.ts';

type Plain = Readonly<Record<string, unknown>>;

/** The template documents of one collection. */
export type Original = { collection: ReturnType<Connection['collection']>; documents: readonly Plain[] };

const batchSize = 2_000;

/** The services' documents of the existing world: every document that mentions a person. */
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

/** Inserts the worlds from `first` to before `end` in bulk, bypassing the services; `kept` people are in each of them (`renew`). */
export async function addWorlds(
  originals: readonly Original[],
  { first, end, kept = new Set() }: Worlds,
): Promise<void> {
  for (const { collection, documents: all } of originals) {
    // A document stored under a shared person's name exists already.
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

/** Counters and leases belong to the service: a copy would have the same key. Copies of pending messages would be published. */
function isSomebodys(document: Plain): boolean {
  const isWork = 'nextAttemptAt' in document || 'outboxPendingSince' in document;
  return renew(document._id, 1) !== document._id && !isWork;
}
