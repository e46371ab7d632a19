import type { Connection } from '@marquee/service-kit/store/database';

import { copyDocument } from './copy-document.ts';

type StoredDocument = Readonly<Record<string, unknown>>;

/** The template documents of one collection. */
export type Template = {
  collection: ReturnType<Connection['collection']>;
  documents: readonly StoredDocument[];
};

const batchSize = 2_000;

/** Reads the documents that the services have stored for the seed data's people. */
export async function readTemplates(databases: readonly Connection[]): Promise<Template[]> {
  const found = await Promise.all(databases.map(collectionsOf));
  const read = await Promise.all(
    found.flat().map(async (collection) => ({
      collection,
      documents: (await collection.find({}).toArray()).filter(belongsToPerson),
    })),
  );
  return read.filter(({ documents }) => documents.length > 0);
}

type CopyRange = { first: number; end: number; sharedIds?: ReadonlySet<string> };

/** Inserts the copies numbered from `first` to `end - 1` in bulk, bypassing the services. `sharedIds`: see `copyDocument`. */
export async function insertCopies(
  templates: readonly Template[],
  { first, end, sharedIds = new Set() }: CopyRange,
): Promise<void> {
  for (const { collection, documents: all } of templates) {
    // A document whose own id is in `sharedIds` exists already.
    const documents = all.filter(({ _id }) => copyDocument(_id, first, sharedIds) !== _id);
    let batch: StoredDocument[] = [];
    for (let copyNumber = first; copyNumber < end; copyNumber += 1) {
      batch.push(
        ...documents.map((document) => copyDocument(document, copyNumber, sharedIds) as StoredDocument),
      );
      if (batch.length >= batchSize || (copyNumber === end - 1 && batch.length > 0)) {
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

/**
 * Excludes the services' own counters and leases, because their keys contain no id and all copies would have the same key. Also excludes
 * pending work, because the services would carry out the copies too.
 */
function belongsToPerson(document: StoredDocument): boolean {
  const isWork = 'nextAttemptAt' in document || 'outboxPendingSince' in document;
  return copyDocument(document._id, 1) !== document._id && !isWork;
}
