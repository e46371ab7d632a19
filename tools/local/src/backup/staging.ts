import mongoose from 'mongoose';
import type { mongo } from 'mongoose';

import { digestOf } from './bson-file.ts';
import type { BackedUpCollection } from './manifest.ts';
import { rawDocuments, stagingSuffix } from './read-collection.ts';

const { BSON } = mongoose.mongo;

const batchSize = 500;
/** Preserves the stored number types. */
const asStored = { promoteValues: false, promoteBuffers: false, bsonRegExp: true };

/** Stores the documents in a staging collection, which later replaces the real one. */
export async function stage(
  client: mongo.MongoClient,
  place: BackedUpCollection,
  documents: AsyncIterable<Uint8Array>,
): Promise<void> {
  const staged = stagedOf(client, place);
  // Inserting documents would create the collection, but an empty collection must also exist after the restore.
  await client.db(place.database).createCollection(staged.collectionName);
  let batch: mongo.Document[] = [];
  for await (const document of documents) {
    batch.push(BSON.deserialize(document, asStored));
    if (batch.length === batchSize) {
      await staged.insertMany(batch, { writeConcern: durableWrite });
      batch = [];
    }
  }
  if (batch.length > 0) {
    await staged.insertMany(batch, { writeConcern: durableWrite });
  }
}

const durableWrite = { w: 'majority', journal: true } as const;

export async function isStagedIntact(client: mongo.MongoClient, place: BackedUpCollection): Promise<boolean> {
  const { sha256 } = await digestOf(rawDocuments(stagedOf(client, place)));
  return sha256 === place.sha256;
}

/** Drops staging collections, including those of an interrupted restore. */
export async function dropStaged(client: mongo.MongoClient, databases: readonly string[]): Promise<void> {
  for (const database of databases) {
    const found = await client.db(database).listCollections({}, { nameOnly: true }).toArray();
    for (const { name } of found.filter((collection) => collection.name.endsWith(stagingSuffix))) {
      await client.db(database).dropCollection(name);
    }
  }
}

function stagedOf(client: mongo.MongoClient, { database, collection }: BackedUpCollection): mongo.Collection {
  return client.db(database).collection(`${collection}${stagingSuffix}`);
}
