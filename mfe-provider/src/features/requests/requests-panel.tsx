import { Button, EmptyState, EventList, SectionHeader, Skeleton } from '@marquee/ui';
import { CallFailure, StillProcessing } from '@marquee/web-kit';
import { useState } from 'react';
import { EventActDialog } from '../../event-acts/event-act-dialog.tsx';
import type { OpenAct } from '../../event-acts/event-act-dialog.tsx';
import { RequestRow } from './request-row.tsx';
import { useCreateQuote } from './use-create-quote.ts';
import { useRequests } from './use-requests.ts';

export function RequestsPanel() {
  const { data, rows, total, error, refetch, settling, ...paging } = useRequests();
  const { create, creatingFor } = useCreateQuote();
  const [dialog, setDialog] = useState<OpenAct | null>(null);

  if (paging.isLoading) {
    return <Skeleton label="Loading requests" rows={4} />;
  }
  if (!data) {
    return (
      <CallFailure title="The requests could not be loaded" error={error} onRetry={() => void refetch()} />
    );
  }
  if (total === 0) {
    return <EmptyState title="No Requests Yet">When a client sends you an event, it is here.</EmptyState>;
  }
  return (
    <>
      <SectionHeader title={`Requests Received (${total})`} />
      <StillProcessing settling={settling} />
      <EventList>
        {rows.map((request) => (
          <RequestRow
            key={request.id}
            request={request}
            isCreating={creatingFor === request.id}
            onCreateQuote={() => void create(request)}
            onAct={(act) => {
              setDialog({ act, event: request });
            }}
          />
        ))}
      </EventList>
      {paging.hasNextPage && (
        <Button
          variant="outline"
          pending={paging.isFetchingNextPage}
          pendingText="Loading..."
          onClick={() => void paging.fetchNextPage()}
        >
          Show more
        </Button>
      )}
      <EventActDialog
        open={dialog}
        onClose={() => {
          setDialog(null);
        }}
      />
    </>
  );
}
