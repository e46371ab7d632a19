import { DropDialog } from './drop-dialog.tsx';
import type { OpenAction } from './message-action.ts';
import { MessageDialog } from './message-dialog.tsx';
import type { ServiceTab } from './service-tabs.ts';
import { RedriveDialog } from './redrive-dialog.tsx';
import { RedriveQueueDialog } from './redrive-queue-dialog.tsx';

type MessageActionDialogProps = {
  open: OpenAction | null;
  tab: ServiceTab;
  onAction: (action: OpenAction) => void;
  onClose: () => void;
};

export function MessageActionDialog({ open, tab, onAction, onClose }: MessageActionDialogProps) {
  switch (open?.action) {
    case 'view':
      return <MessageDialog message={open.message} tab={tab} onAction={onAction} onClose={onClose} />;
    case 'redrive':
      return <RedriveDialog message={open.message} tab={tab} onClose={onClose} />;
    case 'redrive-queue':
      return <RedriveQueueDialog queue={open.queue} tab={tab} onClose={onClose} />;
    case 'drop':
      return <DropDialog message={open.message} tab={tab} onClose={onClose} />;
    case undefined:
      return null;
  }
}
