import { Button, EmptyState, NothingFound, Pager, Skeleton } from '@marquee/ui';
import { CallFailure } from '@marquee/web-kit';
import { useState } from 'react';
import { NewQuoteDialog } from './new-quote-dialog.tsx';
import { QuotesTable } from './quotes-table.tsx';
import { QuotesToolbar } from './quotes-toolbar.tsx';
import { useProviderListQuotesQuery } from './quotes-api.ts';
import { useQuoteFilters } from './use-quote-filters.ts';

export function QuotesPanel() {
  const filters = useQuoteFilters();
  // The client accepts elsewhere: the list is read anew whenever it is opened.
  const { data, error, isLoading, refetch } = useProviderListQuotesQuery(
    { query: filters.query },
    { refetchOnMountOrArgChange: true },
  );
  const [isNewOpen, setIsNewOpen] = useState(false);
  const newQuote = (
    <Button
      icon="plus"
      data-push
      onClick={() => {
        setIsNewOpen(true);
      }}
    >
      New Quote
    </Button>
  );

  if (isLoading) {
    return <Skeleton label="Loading quotes" rows={5} />;
  }
  if (!data) {
    return (
      <CallFailure title="The quotes could not be loaded" error={error} onRetry={() => void refetch()} />
    );
  }
  const isEmpty = data.total === 0 && !filters.isFiltered;
  return (
    <>
      {isEmpty ? (
        <EmptyState title="No Quotes Yet" action={newQuote}>
          Make one from a request, or by hand for an e-mail address.
        </EmptyState>
      ) : (
        <QuotesToolbar filters={filters} total={data.total} action={newQuote} />
      )}
      {data.rows.length > 0 && <QuotesTable quotes={data.rows} />}
      {data.rows.length === 0 && !isEmpty && (
        <NothingFound
          title="No quote matches"
          action={
            <Button
              variant="outline"
              size="small"
              onClick={() => {
                filters.change({ status: '', search: '' });
              }}
            >
              Show all quotes
            </Button>
          }
        />
      )}
      {data.rows.length > 0 && (
        <Pager
          text={`${filters.firstRow} to ${filters.firstRow + data.rows.length - 1} of ${data.total}`}
          previousLabel="Previous page"
          nextLabel="Next page"
          onPrevious={filters.previous}
          onNext={
            data.next === null
              ? undefined
              : () => {
                  filters.nextAfter(data.next ?? '');
                }
          }
        />
      )}
      {isNewOpen && (
        <NewQuoteDialog
          onClose={() => {
            setIsNewOpen(false);
          }}
        />
      )}
    </>
  );
}
