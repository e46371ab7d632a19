import { EmptyState } from '@marquee/ui';
import { PagedTable } from '@marquee/web-kit';
import { AgeFilters } from './age-filters.tsx';
import { useProviderListInvoicesQuery } from './invoices-api.ts';
import { InvoicesTable } from './invoices-table.tsx';
import { InvoicesToolbar } from './invoices-toolbar.tsx';
import { NoInvoicesMatch } from './no-invoices-match.tsx';
import { useInvoiceFilters } from './use-invoice-filters.ts';

export function InvoicesPanel() {
  const filters = useInvoiceFilters();
  // Fetched again on every visit, because billing creates invoices when a client accepts a quote, and sends them on their date.
  const invoices = useProviderListInvoicesQuery(
    { query: filters.query },
    { refetchOnMountOrArgChange: true },
  );

  return (
    <>
      <AgeFilters filters={filters} />
      <InvoicesToolbar filters={filters} total={invoices.data?.total} />
      <PagedTable
        list={invoices}
        page={filters.page}
        loadingLabel="Loading invoices"
        rowName="invoice"
        failureTitle="The invoices could not be loaded"
        nothingFound={
          invoices.data?.total === 0 && !filters.isFiltered ? (
            <EmptyState title="No Invoices Yet">
              When a client accepts a quote, its invoices appear here, following its payment terms.
            </EmptyState>
          ) : (
            <NoInvoicesMatch filters={filters} />
          )
        }
      >
        {(rows) => <InvoicesTable invoices={rows} />}
      </PagedTable>
    </>
  );
}
