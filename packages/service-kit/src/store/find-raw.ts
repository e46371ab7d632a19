import type { Model } from 'mongoose';

type Reading = {
  projection?: Readonly<Record<string, 0 | 1>>;
  sort?: Readonly<Record<string, 1 | -1>>;
  limit?: number;
};

/**
 * Reads with the driver directly, because mongoose would cast every filter although no filter needs casting. A limit of 0 means no limit.
 */
export async function findRaw<Document>(
  model: Model<Document>,
  filter: Readonly<Record<string, unknown>>,
  reading: Reading = {},
): Promise<Document[]> {
  // Contrary to its type, mongoose returns a promise of the cursor while the database is unavailable.
  const cursor = await Promise.resolve(model.collection.find(filter, reading));
  // The type of the collection does not contain the model's type.
  return (await cursor.toArray()) as unknown as Document[];
}

/** Reads in one command, without leaving a cursor open. */
export async function findOneRaw<Document>(
  model: Model<Document>,
  filter: Readonly<Record<string, unknown>>,
  reading: Pick<Reading, 'projection'> = {},
): Promise<Document | null> {
  return (await model.collection.findOne(filter, reading)) as Document | null;
}
