import { maxPageSize } from '@marquee/contracts/list-query';
import type { ListQuery } from '@marquee/contracts/list-query';
import { DomainError } from '../domain-error.ts';
import type { Page } from './page.ts';
import type { Filter } from './query.ts';

type Row = { _id: string };

/** What paging needs of a collection; `find` sorts descending by `sortBy`, then by `_id`. */
export type Pageable<Found extends Row> = {
  count(filter: Filter): Promise<number>;
  /** The value of this field in the row with this id; undefined if no row with the fields of `owned` has it. */
  valueAt(id: string, field: string, owned: Filter): Promise<unknown>;
  find(filter: Filter, sortBy: string, limit: number): Promise<Found[]>;
};

export type PageQuery = {
  filter: Filter;
  sortBy: string;
  page: ListQuery & { status?: string | undefined };
};

/** Newest first. `sortBy` must be a field that is never null; `after` is the last id seen. */
export async function pageOf<Found extends Row>(
  source: Pageable<Found>,
  query: PageQuery,
): Promise<Page<Found>> {
  const { sortBy, page } = query;
  const filter = page.status === undefined ? query.filter : { ...query.filter, status: page.status };
  const limit = page.limit === undefined ? maxPageSize : Number(page.limit);

  const found =
    page.after === undefined
      ? await source.find(filter, sortBy, limit + 1)
      : await findAfter(source, { filter, list: query.filter, sortBy, limit: limit + 1, after: page.after });
  const rows = found.slice(0, limit);
  const isAll = page.after === undefined && found.length <= limit;
  // Counting is as expensive as finding: skip it when all rows have been found.
  const total = isAll ? found.length : await source.count(filter);
  return { rows, total, next: found.length > limit ? (rows.at(-1)?._id ?? null) : null };
}

/** `list`: the list's filter without the status, which a row may have left since it was read. */
type AfterQuery = { filter: Filter; list: Filter; sortBy: string; limit: number; after: string };

/** Two range queries instead of one `$or`, which not every engine answers from an index. */
async function findAfter<Found extends Row>(source: Pageable<Found>, query: AfterQuery): Promise<Found[]> {
  const { filter, list, sortBy, limit, after } = query;
  const value = await source.valueAt(after, sortBy, fixedIn(list));
  if (value === undefined) {
    throw new DomainError('malformed', 'unknown_after', 'The list cannot be continued from there');
  }
  const equal = await source.find({ ...filter, [sortBy]: value, _id: { $lt: after } }, sortBy, limit);
  if (equal.length === limit) {
    return equal;
  }
  const below = { ...filter, [sortBy]: { ...rangeIn(filter[sortBy]), $lt: value } };
  return [...equal, ...(await source.find(below, sortBy, limit - equal.length))];
}

/**
 * The fields that all rows of a list share, such as their owner: another owner's row is answered like a missing one. Excludes the status,
 * which a row may leave between two pages.
 */
function fixedIn(list: Filter): Filter {
  return Object.fromEntries(
    Object.entries(list).filter(([name, value]) => name !== 'status' && typeof value !== 'object'),
  );
}

/** A filter may bound the list itself: the rows after a given one must stay within that bound. */
function rangeIn(bound: unknown): object {
  return typeof bound === 'object' && bound !== null ? bound : {};
}
