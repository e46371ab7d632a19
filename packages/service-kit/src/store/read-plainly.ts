import type { Model } from 'mongoose';

type Reading = {
  projection?: Readonly<Record<string, 0 | 1>>;
  sort?: Readonly<Record<string, 1 | -1>>;
  limit?: number;
};

/**
 * What lies there, as the driver reads it. The library above it would cast the filter, in which there is nothing to cast, for every read
 * anew. 0 is no limit.
 */
export async function readPlainly<Document>(
  model: Model<Document>,
  filter: Readonly<Record<string, unknown>>,
  reading: Reading = {},
): Promise<Document[]> {
  // While the database is away it is a promise of the cursor, whatever its type says.
  const cursor = await Promise.resolve(model.collection.find(filter, reading));
  // The collection knows nothing of the model's type.
  return (await cursor.toArray()) as unknown as Document[];
}

/** One command without a cursor that stays open. */
export async function readOnePlainly<Document>(
  model: Model<Document>,
  filter: Readonly<Record<string, unknown>>,
  reading: Pick<Reading, 'projection'> = {},
): Promise<Document | null> {
  return (await model.collection.findOne(filter, reading)) as Document | null;
}
