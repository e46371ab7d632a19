import type { Model } from 'mongoose';

/** Inserts with the driver directly, for the reason given at `updateRaw`. */
export async function insertRaw<Document extends { _id: string }>(
  model: Model<Document>,
  document: Document,
): Promise<void> {
  // `model.collection` is typed without the model's document.
  await model.collection.insertOne(document as object, { ignoreUndefined: true });
}
