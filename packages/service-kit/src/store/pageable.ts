import type { Model } from 'mongoose';
import { countMatching } from './count-matching.ts';
import type { Pageable } from './page-of.ts';
import { toDocumentSort } from './query.ts';

export function pageable<Document extends { _id: string }>(
  model: Model<Document>,
  projection: Record<string, 0>,
): Pageable<Document> {
  return {
    // Without a filter, the collection's metadata has the count.
    count: (filter, sortBy) =>
      Object.keys(filter).length === 0
        ? model.estimatedDocumentCount()
        : countMatching(model, filter, { field: sortBy, direction: -1 }),
    valueAt: async (id, field, owned) => {
      const read = Object.fromEntries([field, ...Object.keys(owned)].map((name) => [name, 1] as const));
      const found = await model.findById(id, read).lean<Record<string, unknown>>();
      // Compares the owner here, because a database with a simple planner uses the index only for a filter by `_id` alone.
      const isOwned = Object.entries(owned).every(([name, value]) => found?.[name] === value);
      return isOwned ? found?.[field] : undefined;
    },
    find: (filter, sortBy, limit) =>
      model
        .find(filter, projection)
        .sort(toDocumentSort({ field: sortBy, direction: -1 }))
        .limit(limit)
        .lean<Document[]>(),
  };
}
