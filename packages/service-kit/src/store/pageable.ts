import type { Model } from 'mongoose';
import type { Pageable } from './page-of.ts';
import { toDocumentSort } from './query.ts';

export function pageable<Document extends { _id: string }>(
  model: Model<Document>,
  projection: Record<string, 0>,
): Pageable<Document> {
  return {
    count: (filter) => model.countDocuments(filter),
    findById: (id) => model.findById(id).lean<Record<string, unknown>>(),
    find: (filter, sortBy, limit) =>
      model
        .find(filter, projection)
        .sort(toDocumentSort({ field: sortBy, direction: -1 }))
        .limit(limit)
        .lean<Document[]>(),
  };
}
