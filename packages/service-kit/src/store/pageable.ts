import type { Model } from 'mongoose';
import type { Pageable } from './page-of.ts';
import { toDocumentSort } from './query.ts';

export function pageable<Document extends { _id: string }>(
  model: Model<Document>,
  projection: Record<string, 0>,
): Pageable<Document> {
  return {
    // Of all there are the collection itself knows how many.
    count: (filter) =>
      Object.keys(filter).length === 0 ? model.estimatedDocumentCount() : model.countDocuments(filter),
    valueAt: async (id, field) => {
      const found = await model.findById(id, { [field]: 1 }).lean<Record<string, unknown>>();
      return found?.[field];
    },
    find: (filter, sortBy, limit) =>
      model
        .find(filter, projection)
        .sort(toDocumentSort({ field: sortBy, direction: -1 }))
        .limit(limit)
        .lean<Document[]>(),
  };
}
