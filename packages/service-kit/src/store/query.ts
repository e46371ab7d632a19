/** A filter in domain terms: `id` stands for the document's `_id`. */
export type Filter = Readonly<Record<string, unknown>>;

export type SortBy = { field: string; direction: 1 | -1 };

export type FindOptions = { sortBy?: SortBy; limit?: number };

export type Index = {
  fields: Readonly<Record<string, 1 | -1>>;
  options?: {
    unique?: boolean;
    sparse?: boolean;
    expireAfterSeconds?: number;
    partialFilterExpression?: Filter;
  };
};

export function toDocumentFilter({ id, ...fields }: Filter): Record<string, unknown> {
  return id === undefined ? fields : { _id: id, ...fields };
}

/**
 * Sorts queries whose order does not matter. Without a sort, the planner reads documents to compare several indexes. An index that ends
 * with `_id` provides the order by id at no cost.
 */
export const sortById = { $sort: { _id: 1 } } as const;

/** Returns a total order, in which `_id` breaks ties. */
export function toDocumentSort(sortBy: SortBy = { field: '_id', direction: 1 }): Record<string, 1 | -1> {
  return { [sortBy.field]: sortBy.direction, _id: sortBy.direction };
}
