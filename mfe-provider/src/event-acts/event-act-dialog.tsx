import type { EventView } from '@marquee/contracts/events';
import { CancelEvent } from './cancel-event.tsx';
import { CompleteEventDialog } from './complete-event-dialog.tsx';
import type { EventAct } from './event-act.ts';
import { EventDetailsDialog } from './event-details-dialog.tsx';
import { ProposeEventDialog } from './propose-event-dialog.tsx';

export type OpenAct = { act: EventAct; event: EventView };
type EventActDialogProps = { open: OpenAct | null; onClose: () => void };

const dialogs = {
  view: EventDetailsDialog,
  propose: ProposeEventDialog,
  complete: CompleteEventDialog,
  cancel: CancelEvent,
} as const;

export function EventActDialog({ open, onClose }: EventActDialogProps) {
  if (open === null) {
    return null;
  }
  const ActDialog = dialogs[open.act];
  return <ActDialog event={open.event} onClose={onClose} />;
}
