import { Skeleton } from '@marquee/ui';
import { CallFailure } from '@marquee/web-kit';
import { useState } from 'react';
import type { OpenAction } from './message-action.ts';
import { MessageActionDialog } from './message-action-dialog.tsx';
import { DeadLetterList } from './dead-letter-list.tsx';
import { useShellListMessageQueuesQuery } from './dead-letters-api.ts';
import { getQueues } from './service-tabs.ts';
import type { ServiceTab } from './service-tabs.ts';

type DeadLetterPanelProps = { tab: ServiceTab };

/** Panel of one tab. The list is refetched whenever the tab is opened, because consumers add dead letters at any time. */
export function DeadLetterPanel({ tab }: DeadLetterPanelProps) {
  const [open, setOpen] = useState<OpenAction | null>(null);
  const queues = useShellListMessageQueuesQuery(tab.service, { refetchOnMountOrArgChange: true });

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
      <DeadLetterList tab={tab} queues={getQueues(tab, queues.data)} onAction={setOpen} />
      <MessageActionDialog
        open={open}
        tab={tab}
        onAction={setOpen}
        onClose={() => {
          setOpen(null);
        }}
      />
    </>
  );
}
