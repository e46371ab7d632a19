import type { EventView } from '@marquee/contracts/events';
import { EmptyState, EventList } from '@marquee/ui';
import { ShowMore } from '@marquee/web-kit';
import type { Paging } from '@marquee/web-kit';
import { useState } from 'react';
import { EventActionDialog } from '../../event-actions/event-action-dialog.tsx';
import type { OpenAction } from '../../event-actions/event-action-dialog.tsx';
import { RequestRow } from './request-row.tsx';
import { useCreateQuote } from './use-create-quote.ts';
import { useLinkedRequest } from './use-linked-request.ts';

type RequestListProps = { requests: readonly EventView[]; paging: Paging };

export function RequestList({ requests, paging }: RequestListProps) {
  const { create, creatingFor } = useCreateQuote();
  const linked = useLinkedRequest(requests);
  const [dialog, setDialog] = useState<OpenAction | null>(null);
  const open = dialog ?? (linked.request && { action: 'view' as const, event: linked.request });

  if (requests.length === 0) {
    return (
      <EmptyState title="No Requests Yet">When a client sends you an event, it appears here.</EmptyState>
    );
  }
  return (
    <>
      <EventList>
        {requests.map((request) => (
          <RequestRow
            key={request.id}
            request={request}
            isCreating={creatingFor === request.id}
            onCreateQuote={() => void create(request)}
            onAction={(action) => {
              setDialog({ action, event: request });
            }}
          />
        ))}
      </EventList>
      <ShowMore paging={paging} />
      <EventActionDialog
        open={open}
        onClose={() => {
          setDialog(null);
          linked.close();
        }}
      />
    </>
  );
}
