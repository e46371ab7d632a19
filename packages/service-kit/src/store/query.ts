/** A filter in the words of the domain: `id` stands for the document's `_id`. */
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
 * For what several indexes could find: where any order will do, an engine may read documents to try out which is quickest. In this
 * order there is nothing to try out; an index that ends with `_id` gives it for nothing.
 */
export const inOneOrder = { $sort: { _id: 1 } } as const;

/** Every order is total: equal values are told apart by `_id`. */
export function toDocumentSort(sortBy: SortBy = { field: '_id', direction: 1 }): Record<string, 1 | -1> {
  return { [sortBy.field]: sortBy.direction, _id: sortBy.direction };
}
