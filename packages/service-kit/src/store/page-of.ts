import { maxPageSize } from '@marquee/contracts/list-query';
import type { ListQuery } from '@marquee/contracts/list-query';
import { DomainError } from '../domain-error.ts';
import type { Page } from './page.ts';
import type { Filter } from './query.ts';

type Row = { _id: string };

/** A collection as paging uses it. `find` sorts descending by `sortBy`, then by `_id`; `count` may use the same order. */
export type Pageable<Found extends Row> = {
  count(filter: Filter, sortBy: string): Promise<number>;
  /** Returns the field's value in the row with this id; undefined if there is no such row or its fields differ from `owned`. */
  valueAt(id: string, field: string, owned: Filter): Promise<unknown>;
  find(filter: Filter, sortBy: string, limit: number): Promise<Found[]>;
};

export type PageQuery = {
  filter: Filter;
  sortBy: string;
  page: ListQuery & { status?: string | undefined };
};

/** Returns a page of rows, in descending order of `sortBy`, which must be a field that is never null. `after` is the last id of the previous page. */
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
      : await findAfter(source, {
          filter,
          listFilter: query.filter,
          sortBy,
          limit: limit + 1,
          after: page.after,
        });
  const rows = found.slice(0, limit);
  const isAll = page.after === undefined && found.length <= limit;
  // Skips counting if all rows were found, because counting is as expensive as finding.
  const total = isAll ? found.length : await source.count(filter, sortBy);
  return { rows, total, next: found.length > limit ? (rows.at(-1)?._id ?? null) : null };
}

/** `filter` is the query's filter with the status of the page, `listFilter` the query's filter alone. */
type AfterQuery = { filter: Filter; listFilter: Filter; sortBy: string; limit: number; after: string };

/** Uses two range queries instead of one `$or`, which some MongoDB-compatible databases do not answer from an index. */
async function findAfter<Found extends Row>(source: Pageable<Found>, query: AfterQuery): Promise<Found[]> {
  const { filter, listFilter, sortBy, limit, after } = query;
  const value = await source.valueAt(after, sortBy, fixedIn(listFilter));
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
 * Returns the fields that all rows of a list share, such as their owner, so that another owner's row is answered like a missing row.
 * Excludes the status, because a row's status may change between two pages.
 */
function fixedIn(listFilter: Filter): Filter {
  return Object.fromEntries(
    Object.entries(listFilter).filter(([name, value]) => name !== 'status' && typeof value !== 'object'),
  );
}

/** Returns the filter's own range of the sort field, because the rows of the next page must stay within this range. */
function rangeIn(bound: unknown): object {
  return typeof bound === 'object' && bound !== null ? bound : {};
}
