import { TableEmptyState, Pager, Skeleton } from '@marquee/ui';
import type { ReactNode } from 'react';
import { CallFailure } from '../api/call-failure.tsx';
import type { ListPage } from '../api/page-endpoint-for.ts';
import { LeftOutNotice } from './left-out-notice.tsx';

/** Position in a paged list, with navigation to the adjacent pages. */
export type CursorPagination = {
  firstRow: number;
  /** Undefined on the first page. */
  previous: (() => void) | undefined;
  nextAfter: (id: string) => void;
};

type PagedTableProps<Row> = {
  list: {
    data?: ListPage<Row[]> | undefined;
    error?: unknown;
    isFetching: boolean;
    refetch: () => unknown;
  };
  page: CursorPagination;
  /** Text for screen readers while the first page loads: "Loading quotes". */
  loadingLabel: string;
  /** English noun for one row: "quote". */
  rowName?: string;
  failureTitle: string;
  /** Shown below the column headings if there are no rows. */
  nothingFound: ReactNode;
  /** Renders the table. It is also called without rows: while the first page loads, after a failure, and for an empty list. */
  children: (rows: readonly Row[]) => ReactNode;
};

/** A table of one page of a list. While the next page loads, the previous one stays visible. */
export function PagedTable<Row>({ list, page, children, ...texts }: PagedTableProps<Row>) {
  const { data, error, isFetching, refetch } = list;
  const hasFailed = error !== undefined && !isFetching;

  if (hasFailed || !data || data.rows.length === 0) {
    return (
      <>
        {children([])}
        <TableEmptyState>
          {hasFailed ? (
            <CallFailure title={texts.failureTitle} error={error} onRetry={() => void refetch()} />
          ) : (
            ((data && texts.nothingFound) ?? <Skeleton label={texts.loadingLabel} rows={5} />)
          )}
        </TableEmptyState>
      </>
    );
  }
  const { next, rows, total } = data;
  return (
    <>
      {children(rows)}
      <LeftOutNotice pages={[data]} rowName={texts.rowName} />
      <Pager
        text={`${page.firstRow} to ${page.firstRow + rows.length - 1} of ${total}`}
        previousLabel="Previous page"
        nextLabel="Next page"
        onPrevious={page.previous}
        onNext={
          next === null
            ? undefined
            : () => {
                page.nextAfter(next);
              }
        }
      />
    </>
  );
}
