import type { mongo } from 'mongoose';

/** Suffix of collections into which a restore writes before they replace the existing ones. */
export const stagingSuffix = '.restoring';

/** The service's own collections. Excludes the engine's collections and the staging collections of an unfinished restore. */
export async function collectionsOf(database: mongo.Db): Promise<string[]> {
  const found = await database.listCollections({}, { nameOnly: true }).toArray();
  return found
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('system.') && !name.endsWith(stagingSuffix))
    .toSorted();
}

/** The stored bytes of each document, in the order of their ids. */
export async function* rawDocuments(collection: mongo.Collection): AsyncGenerator<Uint8Array> {
  const documents = collection.find({}, { raw: true, sort: { _id: 1 } });
  for await (const document of documents) {
    // With `raw` the driver returns bytes, although its types promise a document.
    yield document as unknown as Uint8Array;
  }
}
