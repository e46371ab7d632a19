import type { mongo } from 'mongoose';

import { refusal } from '../refusal.ts';
import { digestOf, readBsonFile } from './bson-file.ts';
import type { BackedUpCollection, Manifest } from './manifest.ts';
import { fileOf, readManifest } from './manifest.ts';
import { collectionsOf, stagingSuffix } from './read-collection.ts';
import { dropStaged, isStagedIntact, stage } from './staging.ts';

export type RestoreOptions = {
  client: mongo.MongoClient;
  folder: string;
  /** Whether existing data may be replaced. */
  replace: boolean;
};

/** Reads the whole backup, stores it in staging collections and reads these again, before it changes any existing data. */
export async function restoreBackup({ client, folder, replace }: RestoreOptions): Promise<Manifest> {
  const manifest = await readManifest(folder);
  for (const collection of manifest.collections) {
    await requireIntact(folder, collection);
  }
  if (!replace) {
    await requireEmpty(client, manifest.databases);
  }
  try {
    await stageAll(client, folder, manifest);
  } catch (error) {
    await dropStaged(client, manifest.databases);
    throw error;
  }
  await replaceCollections(client, manifest);
  return manifest;
}

async function requireIntact(folder: string, collection: BackedUpCollection): Promise<void> {
  const file = fileOf(folder, collection);
  const digest = await digestOf(readBsonFile(file)).catch((error: unknown) => {
    throw refusal(
      `The backup is damaged: ${file}: ${error instanceof Error ? error.message : String(error)}.`,
    );
  });
  if (digest.sha256 !== collection.sha256) {
    throw refusal(`The backup is damaged: ${file} has changed since the backup.`);
  }
}

async function requireEmpty(client: mongo.MongoClient, databases: readonly string[]): Promise<void> {
  for (const database of databases) {
    for (const collection of await collectionsOf(client.db(database))) {
      const found = await client
        .db(database)
        .collection(collection)
        .findOne({}, { projection: { _id: 1 } });
      if (found !== null) {
        throw refusal(
          `Nothing was restored: ${database}.${collection} contains documents. --replace deletes all existing documents first.`,
        );
      }
    }
  }
}

async function stageAll(client: mongo.MongoClient, folder: string, manifest: Manifest): Promise<void> {
  await dropStaged(client, manifest.databases);
  for (const collection of manifest.collections) {
    await stage(client, collection, readBsonFile(fileOf(folder, collection)));
    if (!(await isStagedIntact(client, collection))) {
      throw new Error(
        `${collection.database}.${collection.collection}: the stored documents differ from the backup`,
      );
    }
  }
}

async function replaceCollections(
  client: mongo.MongoClient,
  { databases, collections }: Manifest,
): Promise<void> {
  for (const { database, collection } of collections) {
    await client
      .db(database)
      .renameCollection(`${collection}${stagingSuffix}`, collection, { dropTarget: true });
  }
  const restored = new Set(collections.map(({ database, collection }) => `${database}.${collection}`));
  for (const database of databases) {
    for (const collection of await collectionsOf(client.db(database))) {
      if (!restored.has(`${database}.${collection}`)) {
        await client.db(database).dropCollection(collection);
      }
    }
  }
}
