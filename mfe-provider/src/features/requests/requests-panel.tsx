import { Button, EmptyState, EventList, SectionHeader, Skeleton } from '@marquee/ui';
import { CallFailure } from '@marquee/web-kit';
import { useState } from 'react';
import type { ComponentProps } from 'react';
import { RequestDialogs } from './request-dialogs.tsx';
import { RequestRow } from './request-row.tsx';
import { useProviderListRequestsInfiniteQuery } from './requests-api.ts';
import { useCreateQuote } from './use-create-quote.ts';

export function RequestsPanel() {
  // A request arrives, and its quote moves it on, in another service: this list is read anew when it is opened.
  const requests = useProviderListRequestsInfiniteQuery({}, { refetchOnMountOrArgChange: true });
  const { create, creatingFor } = useCreateQuote();
  const [dialog, setDialog] = useState<ComponentProps<typeof RequestDialogs>['open']>(null);

  if (requests.isLoading) {
    return <Skeleton label="Loading requests" rows={4} />;
  }
  if (!requests.data) {
    const { error, refetch } = requests;
    return (
      <CallFailure title="The requests could not be loaded" error={error} onRetry={() => void refetch()} />
    );
  }
  const rows = requests.data.pages.flatMap((page) => page.rows);
  const total = requests.data.pages[0]?.total ?? 0;
  if (total === 0) {
    return <EmptyState title="No Requests Yet">When a client sends you an event, it is here.</EmptyState>;
  }
  return (
    <>
      <SectionHeader title={`Requests Received (${total})`} />
      <EventList>
        {rows.map((request) => (
          <RequestRow
            key={request.id}
            request={request}
            isCreating={creatingFor === request.id}
            onCreateQuote={() => void create(request)}
            onAct={(act) => {
              setDialog({ act, request });
            }}
          />
        ))}
      </EventList>
      {requests.hasNextPage && (
        <Button
          variant="outline"
          pending={requests.isFetchingNextPage}
          pendingText="Loading..."
          onClick={() => void requests.fetchNextPage()}
        >
          Show more
        </Button>
      )}
      <RequestDialogs
        open={dialog}
        onClose={() => {
          setDialog(null);
        }}
      />
    </>
  );
}
