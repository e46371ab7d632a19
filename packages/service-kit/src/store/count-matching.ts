import type { Model } from 'mongoose';
import { toDocumentFilter, toDocumentSort } from './query.ts';
import type { Filter, SortBy } from './query.ts';

/**
 * Counts in the order of an index that serves the filter: the fields of the filter, then the field of `sortBy`, then `_id`. Without an
 * order, the embedded database compares several indexes for each count.
 */
export async function countMatching<Document>(
  model: Model<Document>,
  filter: Filter,
  sortBy?: SortBy,
): Promise<number> {
  const counted = await model.aggregate<{ count: number }>([
    { $match: toDocumentFilter(filter) },
    { $sort: toDocumentSort(sortBy) },
    { $count: 'count' },
  ]);
  return counted[0]?.count ?? 0;
}
