import { BelowHeads, Pager, Skeleton } from '@marquee/ui';
import { CallFailure } from '@marquee/web-kit';
import type { ListPage } from '@marquee/web-kit';
import type { ReactNode } from 'react';
import type { PageTrail } from './use-page-trail.ts';

type PagedTableProps<Row> = {
  list: {
    data?: ListPage<Row[]> | undefined;
    error?: unknown;
    isFetching: boolean;
    refetch: () => unknown;
  };
  page: PageTrail;
  loading: string;
  failureTitle: string;
  /** Stands below the table's heads where there is no row. */
  nothingFound: ReactNode;
  children: (rows: readonly Row[]) => ReactNode;
};

/** The page that the filters ask for; while the next one loads, the previous one stays. */
export function PagedTable<Row>({ list, page, children, ...words }: PagedTableProps<Row>) {
  const { data, error, isFetching, refetch } = list;

  if (error !== undefined && !isFetching) {
    return <CallFailure title={words.failureTitle} error={error} onRetry={() => void refetch()} />;
  }
  if (!data) {
    return <Skeleton label={words.loading} rows={5} />;
  }
  const { next, rows, total } = data;
  if (rows.length === 0) {
    return (
      <>
        {children(rows)}
        <BelowHeads>{words.nothingFound}</BelowHeads>
      </>
    );
  }
  return (
    <>
      {children(rows)}
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
