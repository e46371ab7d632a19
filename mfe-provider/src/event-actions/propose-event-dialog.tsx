import { isolated } from '@marquee/ui';
import type { EventView } from '@marquee/contracts/events';
import { StatusDialog } from './status-dialog.tsx';

type ProposeEventDialogProps = { event: EventView; onClose: () => void };

export function ProposeEventDialog({ event, onClose }: ProposeEventDialogProps) {
  return (
    <StatusDialog
      event={event}
      to="proposal"
      title={`Mark ${isolated(event.name)} as Proposal Sent?`}
      confirmLabel="Mark Proposal Sent"
      onClose={onClose}
    >
      Use this if you sent a proposal outside Marquee.
    </StatusDialog>
  );
}
