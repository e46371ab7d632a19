import { Button, EmptyState, Skeleton, theme, Title2 } from '@marquee/ui';
import { CallFailure } from '@marquee/web-kit';
import { styled } from 'styled-components';
import { InvoicesTable } from './invoices-table.tsx';
import { useClientInvoices } from './use-client-invoices.ts';
import { useOwedInvoices } from './use-owed-invoices.ts';

export function InvoicesPanel() {
  const { invoices, total, isLoading, error, refetch, ...paging } = useClientInvoices({
    readAnew: 'on opening',
  });
  // What the tab counts is to agree with the list below it.
  const owed = useOwedInvoices({ readAnew: 'on opening' });

  function readAgain() {
    void refetch();
    void owed.refetch();
  }

  if (isLoading) {
    return <Skeleton label="Loading your invoices" rows={3} />;
  }
  if (error && invoices.length === 0) {
    return <CallFailure title="The invoices could not be loaded" error={error} onRetry={readAgain} />;
  }
  if (invoices.length === 0) {
    return (
      <EmptyState title="Nothing to Pay Yet">
        Once you have accepted a quote, your provider sends its invoices here.
      </EmptyState>
    );
  }
  return (
    <Panel>
      <Title2>{`Invoices (${total})`}</Title2>
      <InvoicesTable invoices={invoices} />
      {paging.hasNextPage && (
        <Button
          variant="outline"
          pending={paging.isFetchingNextPage}
          onClick={() => void paging.fetchNextPage()}
        >
          Show older invoices
        </Button>
      )}
    </Panel>
  );
}

const Panel = styled.section`
  display: grid;
  gap: ${theme.space[5]};
`;
