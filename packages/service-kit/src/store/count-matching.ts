import type { Model } from 'mongoose';
import { sortById } from './query.ts';

/**
 * Counts in the order of an index that serves the filter, by default the order by id. Without an order, the embedded database compares
 * several indexes for each count.
 */
export async function countMatching<Document>(
  model: Model<Document>,
  filter: Readonly<Record<string, unknown>>,
  sort: Readonly<Record<string, 1 | -1>> = sortById.$sort,
): Promise<number> {
  const counted = await model.aggregate<{ count: number }>([
    { $match: filter },
    { $sort: sort },
    { $count: 'count' },
  ]);
  return counted[0]?.count ?? 0;
}
