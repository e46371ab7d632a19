import type { Connection } from '@marquee/service-kit/store/database';

import { copyDocument } from './copy-document.ts';

type StoredDocument = Readonly<Record<string, unknown>>;

/** The template documents of one collection. */
export type Template = {
  collection: ReturnType<Connection['collection']>;
  documents: readonly StoredDocument[];
};

const batchSize = 2_000;

/** The services' documents of the seed data: every document that mentions a person. */
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

/** Inserts the copies from `first` to before `end` in bulk, bypassing the services; each contains the people of `sharedIds` (see `copyDocument`). */
export async function insertCopies(
  templates: readonly Template[],
  { first, end, sharedIds = new Set() }: CopyRange,
): Promise<void> {
  for (const { collection, documents: all } of templates) {
    // A document stored under a shared person's name exists already.
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

/** Counters and leases belong to the service: a copy would have the same key. Copies of pending messages would be published. */
function belongsToPerson(document: StoredDocument): boolean {
  const isWork = 'nextAttemptAt' in document || 'outboxPendingSince' in document;
  return copyDocument(document._id, 1) !== document._id && !isWork;
}
