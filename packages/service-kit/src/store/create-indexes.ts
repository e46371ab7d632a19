import type { Connection, Model, mongo } from 'mongoose';

/**
 * Creates the indexes of every model of the connection, with one command per collection, which also creates the collection. Resolves once
 * all indexes exist. Rejects if an index cannot be created or exists with other options.
 */
export async function createIndexes({ models }: Connection): Promise<void> {
  await Promise.all(Object.values(models).map(createIndexesOf));
}

async function createIndexesOf({ schema, collection }: Model<unknown>): Promise<void> {
  const indexes = schema.indexes().map(([key, options]) => ({ ...options, key }) as mongo.IndexDescription);
  if (indexes.length > 0) {
    await collection.createIndexes(indexes);
  }
}
