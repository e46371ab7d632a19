import type { Model } from 'mongoose';
import { inOneOrder, toDocumentFilter } from './query.ts';
import type { Filter } from './query.ts';
import { readPlainly } from './read-plainly.ts';

/** The id and these fields of what the filter finds, by id: what a long list is ordered by is little beside what it shows. */
export async function readFields<Fields, Document extends { _id: string }>(
  model: Model<Document>,
  filter: Filter,
  fields: readonly string[],
): Promise<(Fields & { id: string })[]> {
  const projection = Object.fromEntries(fields.map((field) => [field, 1] as const));
  const found = await readPlainly(model, toDocumentFilter(filter), { projection, sort: inOneOrder.$sort });
  return found.map(({ _id: id, ...named }) => {
    // Whoever asks for a field has written it.
    return { id, ...named } as unknown as Fields & { id: string };
  });
}
