import type { Model } from 'mongoose';
import { sortById, toDocumentFilter } from './query.ts';
import type { Filter } from './query.ts';
import { findRaw } from './find-raw.ts';

/** Reads only the id and these fields of each matching document, sorted by id. */
export async function readFields<Fields, Document extends { _id: string }>(
  model: Model<Document>,
  filter: Filter,
  fields: readonly string[],
): Promise<(Fields & { id: string })[]> {
  const projection = Object.fromEntries(fields.map((field) => [field, 1] as const));
  const found = await findRaw(model, toDocumentFilter(filter), { projection, sort: sortById.$sort });
  return found.map(({ _id: id, ...named }) => {
    // The caller's own service has written these fields, so their type is known.
    return { id, ...named } as unknown as Fields & { id: string };
  });
}
