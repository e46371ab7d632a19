import { Skeleton } from '@marquee/ui';
import { CallFailure } from '@marquee/web-kit';
import { useState } from 'react';
import type { OpenAct } from './message-act.ts';
import { MessageActDialog } from './message-act-dialog.tsx';
import { ParkedList } from './parked-list.tsx';
import { useShellListMessageQueuesQuery } from './parked-messages-api.ts';
import { queuesOf } from './places.ts';
import type { Place } from './places.ts';

type PlacePanelProps = { place: Place };

/** Panel of one tab. The list is refetched whenever the tab is opened, because consumers add dead letters at any time. */
export function PlacePanel({ place }: PlacePanelProps) {
  const [open, setOpen] = useState<OpenAct | null>(null);
  const queues = useShellListMessageQueuesQuery(place.service, { refetchOnMountOrArgChange: true });

  if (queues.isLoading) {
    return <Skeleton label="Loading the queues" rows={5} />;
  }
  if (!queues.data) {
    return (
      <CallFailure
        title="The queues could not be loaded"
        error={queues.error}
        onRetry={() => void queues.refetch()}
      />
    );
  }
  return (
    <>
      <ParkedList place={place} queues={queuesOf(place, queues.data)} onAct={setOpen} />
      <MessageActDialog
        open={open}
        place={place}
        onAct={setOpen}
        onClose={() => {
          setOpen(null);
        }}
      />
    </>
  );
}
