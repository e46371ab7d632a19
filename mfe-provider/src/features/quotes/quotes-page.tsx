import type { ProviderQuote } from '@marquee/contracts/quotes';
import { Pager } from '@marquee/ui';
import { CallFailure } from '@marquee/web-kit';
import type { ListPage } from '@marquee/web-kit';
import { NoQuotesMatch } from './no-quotes-match.tsx';
import { QuotesTable } from './quotes-table.tsx';
import type { QuoteFilters } from './use-quote-filters.ts';

type QuotesPageProps = {
  quotes: {
    data?: ListPage<ProviderQuote[]> | undefined;
    error?: unknown;
    isFetching: boolean;
    refetch: () => unknown;
  };
  filters: QuoteFilters;
};

/** The page the filters ask for; while the next one is on its way, the one before stays. */
export function QuotesPage({ quotes: { data, error, isFetching, refetch }, filters }: QuotesPageProps) {
  if (!data || (error !== undefined && !isFetching)) {
    return (
      <CallFailure title="The quotes could not be loaded" error={error} onRetry={() => void refetch()} />
    );
  }
  if (data.rows.length === 0) {
    return <NoQuotesMatch filters={filters} />;
  }
  const { next, rows, total } = data;
  return (
    <>
      <QuotesTable quotes={rows} />
      <Pager
        text={`${filters.firstRow} to ${filters.firstRow + rows.length - 1} of ${total}`}
        previousLabel="Previous page"
        nextLabel="Next page"
        onPrevious={filters.previous}
        onNext={
          next === null
            ? undefined
            : () => {
                filters.nextAfter(next);
              }
        }
      />
    </>
  );
}
