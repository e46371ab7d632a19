import type { Model, PipelineStage } from 'mongoose';
import { collectionOf, stateOnly } from './aggregate-document.ts';
import type { AggregateDocument } from './aggregate-document.ts';

/**
 * Returns stages that join each document with the aggregates whose id is in the document's field `by`. Each of `names` becomes a field with
 * an array of at most one aggregate. A separate last stage removes the fields outside the state. A lookup could remove them in its own
 * stages, but then some MongoDB-compatible databases do not use the index of `_id`.
 */
export function joinStates(names: readonly string[], by: string): PipelineStage[] {
  const left = names.flatMap((name) =>
    Object.keys(stateOnly).map((field) => [`${name}.${field}`, 0] as const),
  );
  return [
    ...names.map((as) => ({ $lookup: { from: collectionOf(as), localField: by, foreignField: '_id', as } })),
    { $project: Object.fromEntries(left) },
  ];
}

/** What such a field contains; the aggregate's store reads it with `fromJoined`. */
export type JoinedState = readonly AggregateDocument[];

/** Aggregates with the driver directly, for the reason given at `findRaw`. */
export async function aggregateRaw<Document, Row>(
  model: Model<Document>,
  pipeline: readonly PipelineStage[],
): Promise<Row[]> {
  const cursor = await Promise.resolve(model.collection.aggregate([...pipeline]));
  // The type of the collection does not contain the type of the pipeline's rows.
  return (await cursor.toArray()) as unknown as Row[];
}
