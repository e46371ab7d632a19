import type { Model } from 'mongoose';

/** Inserts with the driver directly, for the reason given at `updateRaw`. */
export async function insertRaw<Document extends { _id: string }>(
  model: Model<Document>,
  document: Document,
): Promise<void> {
  // The type of the driver's collection does not contain the model's type.
  await model.collection.insertOne(document as object, { ignoreUndefined: true });
}
