import { DropDialog } from './drop-dialog.tsx';
import type { OpenAct } from './message-act.ts';
import { MessageDialog } from './message-dialog.tsx';
import type { Place } from './places.ts';
import { RedriveDialog } from './redrive-dialog.tsx';
import { RedriveQueueDialog } from './redrive-queue-dialog.tsx';

type MessageActDialogProps = {
  open: OpenAct | null;
  place: Place;
  onAct: (act: OpenAct) => void;
  onClose: () => void;
};

export function MessageActDialog({ open, place, onAct, onClose }: MessageActDialogProps) {
  switch (open?.act) {
    case 'view':
      return <MessageDialog message={open.message} place={place} onAct={onAct} onClose={onClose} />;
    case 'redrive':
      return <RedriveDialog message={open.message} place={place} onClose={onClose} />;
    case 'redrive-queue':
      return <RedriveQueueDialog queue={open.queue} place={place} onClose={onClose} />;
    case 'drop':
      return <DropDialog message={open.message} place={place} onClose={onClose} />;
    case undefined:
      return null;
  }
}
