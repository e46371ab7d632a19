import { maxPageSize } from '@marquee/contracts/list-query';
import type { ListQuery } from '@marquee/contracts/list-query';
import { DomainError } from '@marquee/service-kit/domain-error';
import type { Page } from '@marquee/service-kit/store/page';

/** One page of sorted rows that are all in memory. */
export function pageOfRows<Row extends { id: string }>(rows: Row[], { limit, after }: ListQuery): Page<Row> {
  const start = after === undefined ? 0 : indexAfter(rows, after);
  const page = rows.slice(start, start + (limit === undefined ? maxPageSize : Number(limit)));
  const hasMore = start + page.length < rows.length;
  return { rows: page, total: rows.length, next: hasMore ? (page.at(-1)?.id ?? null) : null };
}

function indexAfter(rows: readonly { id: string }[], after: string): number {
  const index = rows.findIndex(({ id }) => id === after);
  if (index === -1) {
    throw new DomainError('malformed', 'unknown_after', 'The list cannot be continued from there');
  }
  return index + 1;
}
