import type { Model, PipelineStage } from 'mongoose';
import { collectionOf, stateOnly, toState } from './aggregate-document.ts';
import type { Aggregate, AggregateDocument } from './aggregate-document.ts';

/**
 * Joins each document with the aggregates of those names whose id is in its field `by`; each becomes an array with one or no element.
 * Fields outside the state are removed at the end, because not every engine uses the index of `_id` for a look-up that has stages of its
 * own.
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

/** The caller knows which kind of state is stored under that name. */
export function toJoinedState([joined]: JoinedState): Aggregate | null {
  return joined === undefined ? null : toState(joined);
}

/** Aggregates with the driver directly, as `findRaw` reads. */
export async function aggregateRaw<Document, Row>(
  model: Model<Document>,
  pipeline: readonly PipelineStage[],
): Promise<Row[]> {
  const cursor = await Promise.resolve(model.collection.aggregate([...pipeline]));
  // The collection does not know the type that the stages produce.
  return (await cursor.toArray()) as unknown as Row[];
}
