import { Button, EmptyState } from '@marquee/ui';
import { PagedTable } from '@marquee/web-kit';
import { createPart, usePart } from '@marquee/web-kit/parts';
import { useState } from 'react';
import { NoQuotesMatch } from './no-quotes-match.tsx';
import { QuotesTable } from './quotes-table.tsx';
import { QuotesToolbar } from './quotes-toolbar.tsx';
import { useProviderListQuotesQuery } from './quotes-api.ts';
import { useQuoteFilters } from './use-quote-filters.ts';

const newQuote = createPart(
  () => import(/* webpackChunkName: "new-quote-dialog" */ './new-quote-dialog.tsx'),
);

export function QuotesPanel() {
  const filters = useQuoteFilters();
  // Fetched again on every visit, because clients accept quotes in their own browsers.
  const quotes = useProviderListQuotesQuery({ query: filters.query }, { refetchOnMountOrArgChange: true });
  const [isNewOpen, setIsNewOpen] = useState(false);
  const close = () => {
    setIsNewOpen(false);
  };
  const dialog = usePart(newQuote, { isEnabled: isNewOpen, onLoadError: close });

  return (
    <>
      <QuotesToolbar
        filters={filters}
        total={quotes.data?.total}
        action={
          <Button
            icon="plus"
            data-push
            {...newQuote.intent}
            onClick={() => {
              setIsNewOpen(true);
            }}
          >
            New Quote
          </Button>
        }
      />
      <PagedTable
        list={quotes}
        page={filters.page}
        loadingLabel="Loading quotes"
        rowName="quote"
        failureTitle="The quotes could not be loaded"
        nothingFound={
          quotes.data?.total === 0 && !filters.isFiltered ? (
            <EmptyState title="No Quotes Yet">Create one from a request or for any email address.</EmptyState>
          ) : (
            <NoQuotesMatch filters={filters} />
          )
        }
      >
        {(rows) => <QuotesTable quotes={rows} />}
      </PagedTable>
      {dialog && <dialog.NewQuoteDialog onClose={close} />}
    </>
  );
}
