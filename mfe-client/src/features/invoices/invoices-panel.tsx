import { EmptyState, Skeleton } from '@marquee/ui';
import { CallFailure, LeftOutNotice, ShowMore } from '@marquee/web-kit';
import { InvoicesTable } from './invoices-table.tsx';
import { useClientInvoices } from './use-client-invoices.ts';
import { useOwedInvoices } from './use-owed-invoices.ts';
import { TitledPanel } from '../../titled-panel.tsx';

export function InvoicesPanel() {
  const { pages, invoices, total, isLoading, error, refetch, ...paging } = useClientInvoices({
    refetchOnMount: 'always',
  });
  // Fetched again together with the list, because the count in the tab must agree with the list.
  const owed = useOwedInvoices({ refetchOnMount: 'always' });

  function retry() {
    void refetch();
    void owed.refetch();
  }

  if (isLoading) {
    return (
      <TitledPanel title="Invoices">
        <Skeleton label="Loading your invoices" rows={3} />
      </TitledPanel>
    );
  }
  if (error && invoices.length === 0) {
    return (
      <TitledPanel title="Invoices">
        <CallFailure title="The invoices could not be loaded" error={error} onRetry={retry} />
      </TitledPanel>
    );
  }
  return (
    <TitledPanel title={`Invoices (${total})`}>
      {invoices.length > 0 ? (
        <InvoicesTable invoices={invoices} />
      ) : (
        <EmptyState title="Nothing to Pay Yet">
          After you accept a quote, its invoices appear here.
        </EmptyState>
      )}
      <LeftOutNotice pages={pages} rowName="invoice" />
      <ShowMore paging={paging}>Show older invoices</ShowMore>
    </TitledPanel>
  );
}
