import type { EventView } from '@marquee/contracts/events';
import { EmptyState, EventList } from '@marquee/ui';
import { ShowMore } from '@marquee/web-kit';
import type { Paging } from '@marquee/web-kit';
import { useState } from 'react';
import { EventActDialog } from '../../event-acts/event-act-dialog.tsx';
import type { OpenAct } from '../../event-acts/event-act-dialog.tsx';
import { RequestRow } from './request-row.tsx';
import { useCreateQuote } from './use-create-quote.ts';
import { useNamedRequest } from './use-named-request.ts';

type RequestListProps = { requests: readonly EventView[]; paging: Paging };

export function RequestList({ requests, paging }: RequestListProps) {
  const { create, creatingFor } = useCreateQuote();
  const named = useNamedRequest(requests);
  const [dialog, setDialog] = useState<OpenAct | null>(null);
  const open = dialog ?? (named.request && { act: 'view' as const, event: named.request });

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
            onAct={(act) => {
              setDialog({ act, event: request });
            }}
          />
        ))}
      </EventList>
      <ShowMore paging={paging} />
      <EventActDialog
        open={open}
        onClose={() => {
          setDialog(null);
          named.close();
        }}
      />
    </>
  );
}
