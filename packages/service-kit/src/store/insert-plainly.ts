import type { Model } from 'mongoose';

/** A document as the driver sends it, for the reason that `updatePlainly` gives. */
export async function insertPlainly<Document extends { _id: string }>(
  model: Model<Document>,
  document: Document,
): Promise<void> {
  // The driver's collection knows nothing of the model's type.
  await model.collection.insertOne(document as object, { ignoreUndefined: true });
}
