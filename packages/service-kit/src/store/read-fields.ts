import type { Model } from 'mongoose';
import { sortById, toDocumentFilter } from './query.ts';
import type { Filter } from './query.ts';
import { findRaw } from './find-raw.ts';

/** Reads the id and these fields of each matching document, by id: sorting a long list needs far less than showing it. */
export async function readFields<Fields, Document extends { _id: string }>(
  model: Model<Document>,
  filter: Filter,
  fields: readonly string[],
): Promise<(Fields & { id: string })[]> {
  const projection = Object.fromEntries(fields.map((field) => [field, 1] as const));
  const found = await findRaw(model, toDocumentFilter(filter), { projection, sort: sortById.$sort });
  return found.map(({ _id: id, ...named }) => {
    // The caller has written the fields that it reads.
    return { id, ...named } as unknown as Fields & { id: string };
  });
}
