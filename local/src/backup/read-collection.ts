import type { mongo } from 'mongoose';

/** While a restore is at work its documents lie beside those that they will replace. */
export const stagingEnd = '.restoring';

/** Names of what a service keeps; nothing of the engine's own, nothing that an unfinished restore has left. */
export async function collectionsOf(database: mongo.Db): Promise<string[]> {
  const found = await database.listCollections({}, { nameOnly: true }).toArray();
  return found
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('system.') && !name.endsWith(stagingEnd))
    .toSorted();
}

/** Byte for byte as the engine keeps them, in the order of their ids. */
export async function* rawDocuments(collection: mongo.Collection): AsyncGenerator<Uint8Array> {
  const documents = collection.find({}, { raw: true, sort: { _id: 1 } });
  for await (const document of documents) {
    // With `raw` the driver gives bytes where its types promise a document.
    yield document as unknown as Uint8Array;
  }
}
