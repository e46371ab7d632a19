import { isolated } from '@marquee/ui';
import type { EventView } from '@marquee/contracts/events';
import { StatusDialog } from './status-dialog.tsx';

type CompleteEventDialogProps = { event: EventView; onClose: () => void };

export function CompleteEventDialog({ event, onClose }: CompleteEventDialogProps) {
  return (
    <StatusDialog
      event={event}
      to="completed"
      title={`Mark ${isolated(event.name)} completed?`}
      confirmLabel="Mark completed"
      onClose={onClose}
    >
      The event counts toward your revenue. You can’t undo this.
    </StatusDialog>
  );
}
