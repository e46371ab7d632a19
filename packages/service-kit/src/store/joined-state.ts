import type { Model, PipelineStage } from 'mongoose';
import { collectionOf, stateOnly, toState } from './aggregate-document.ts';
import type { Aggregate, AggregateDocument } from './aggregate-document.ts';

/**
 * Brings beside each document the aggregates of those names whose id is in its field `by`: each an array of it, or of nothing. What is not
 * their state is left out in the end: a look-up with stages of its own is not answered from the index of `_id` by every engine.
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

export type JoinedState = readonly AggregateDocument[];

/** What kind of state is kept under that name, whoever asks knows. */
export function toJoinedState([joined]: JoinedState): Aggregate | null {
  return joined === undefined ? null : toState(joined);
}

/** Read by the driver, as `readPlainly` does. */
export async function aggregatePlainly<Document, Row>(
  model: Model<Document>,
  pipeline: readonly PipelineStage[],
): Promise<Row[]> {
  const cursor = await Promise.resolve(model.collection.aggregate([...pipeline]));
  // The collection knows nothing of what the stages make.
  return (await cursor.toArray()) as unknown as Row[];
}
