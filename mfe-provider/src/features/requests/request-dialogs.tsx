import type { EventView } from '@marquee/contracts/events';
import { CancelRequestDialog } from './cancel-request-dialog.tsx';
import { CompleteEventDialog } from './complete-event-dialog.tsx';
import type { RequestAct } from './request-act.ts';
import { RequestDetailsDialog } from './request-details-dialog.tsx';

type RequestDialogsProps = { open: { act: RequestAct; request: EventView } | null; onClose: () => void };

export function RequestDialogs({ open, onClose }: RequestDialogsProps) {
  if (open === null) {
    return null;
  }
  const { act, request } = open;
  switch (act) {
    case 'view':
      return <RequestDetailsDialog request={request} onClose={onClose} />;
    case 'complete':
      return <CompleteEventDialog request={request} onClose={onClose} />;
    case 'cancel':
      return <CancelRequestDialog request={request} onClose={onClose} />;
  }
}
