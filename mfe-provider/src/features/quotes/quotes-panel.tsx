import { Button, EmptyState, Skeleton } from '@marquee/ui';
import { useState } from 'react';
import { PagedTable } from '../../paging/paged-table.tsx';
import { NewQuoteDialog } from './new-quote-dialog.tsx';
import { NoQuotesMatch } from './no-quotes-match.tsx';
import { QuotesTable } from './quotes-table.tsx';
import { QuotesToolbar } from './quotes-toolbar.tsx';
import { useProviderListQuotesQuery } from './quotes-api.ts';
import { useQuoteFilters } from './use-quote-filters.ts';

export function QuotesPanel() {
  const filters = useQuoteFilters();
  // The client accepts elsewhere: the list is read anew whenever it is opened.
  const quotes = useProviderListQuotesQuery({ query: filters.query }, { refetchOnMountOrArgChange: true });
  const [isNewOpen, setIsNewOpen] = useState(false);
  const isEmpty = quotes.data?.total === 0 && !filters.isFiltered;
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

  if (quotes.isLoading) {
    return <Skeleton label="Loading quotes" rows={5} />;
  }
  return (
    <>
      {isEmpty ? (
        <EmptyState title="No Quotes Yet" action={newQuote}>
          Make one from a request, or by hand for an e-mail address.
        </EmptyState>
      ) : (
        <>
          <QuotesToolbar filters={filters} total={quotes.data?.total} action={newQuote} />
          <PagedTable
            list={quotes}
            page={filters.page}
            failureTitle="The quotes could not be loaded"
            nothingFound={<NoQuotesMatch filters={filters} />}
          >
            {(rows) => <QuotesTable quotes={rows} />}
          </PagedTable>
        </>
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
