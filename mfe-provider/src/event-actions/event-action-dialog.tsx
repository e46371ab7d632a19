import type { EventView } from '@marquee/contracts/events';
import { CancelEvent } from './cancel-event.tsx';
import { CompleteEventDialog } from './complete-event-dialog.tsx';
import type { EventAction } from './event-action.ts';
import { EventDetailsDialog } from './event-details-dialog.tsx';
import { ProposeEventDialog } from './propose-event-dialog.tsx';

export type OpenAction = { action: EventAction; event: EventView };
type EventActionDialogProps = { open: OpenAction | null; onClose: () => void };

const dialogs = {
  view: EventDetailsDialog,
  propose: ProposeEventDialog,
  complete: CompleteEventDialog,
  cancel: CancelEvent,
} as const;

export function EventActionDialog({ open, onClose }: EventActionDialogProps) {
  if (open === null) {
    return null;
  }
  const ActionDialog = dialogs[open.action];
  return <ActionDialog event={open.event} onClose={onClose} />;
}
