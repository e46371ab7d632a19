import { BelowHeads, Pager, Skeleton } from '@marquee/ui';
import type { ReactNode } from 'react';
import { CallFailure } from '../api/call-failure.tsx';
import type { ListPage } from '../api/page-endpoint-for.ts';
import { LeftOutNotice } from './left-out-notice.tsx';

/** Which page of a list is shown, and how to get to the pages beside it. */
export type PageTrail = {
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
  page: PageTrail;
  /** Read to screen readers while the first page loads: "Loading quotes". */
  loadingLabel: string;
  /** The English word for one row: "quote". */
  rowName?: string;
  failureTitle: string;
  /** Stands below the table's heads where there is no row. */
  nothingFound: ReactNode;
  /** The table of these rows. Its heads stand there in every state: with no rows while the list loads, is empty or could not be loaded. */
  children: (rows: readonly Row[]) => ReactNode;
};

/** The page that the filters ask for; while the next one loads, the previous one stays. */
export function PagedTable<Row>({ list, page, children, ...texts }: PagedTableProps<Row>) {
  const { data, error, isFetching, refetch } = list;
  const hasFailed = error !== undefined && !isFetching;

  if (hasFailed || !data || data.rows.length === 0) {
    return (
      <>
        {children([])}
        <BelowHeads>
          {hasFailed ? (
            <CallFailure title={texts.failureTitle} error={error} onRetry={() => void refetch()} />
          ) : (
            ((data && texts.nothingFound) ?? <Skeleton label={texts.loadingLabel} rows={5} />)
          )}
        </BelowHeads>
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
