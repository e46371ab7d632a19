import { ConfirmDialog } from '@marquee/ui';
import type { ServiceTab } from './service-tabs.ts';
import { useMessageActions } from './use-message-actions.ts';

type RedriveQueueDialogProps = { queue: string; tab: ServiceTab; onClose: () => void };

export function RedriveQueueDialog({ queue, tab, onClose }: RedriveQueueDialogProps) {
  const { redriveQueue, isRedriving, notifyError } = useMessageActions(tab);

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={tab.isUnrouted ? 'Redrive all unrouted messages?' : `Redrive all parked messages in ${queue}?`}
      confirmLabel="Redrive all"
      cancelLabel="Not yet"
      pending={isRedriving}
      pendingText="Redriving..."
      onConfirm={() => void redriveQueue(queue).catch(notifyError).then(onClose)}
    >
      {tab.isUnrouted
        ? 'Each is sent to its current subscribers. If there are none, it stays here.'
        : 'All messages return to the queue, the oldest first. Those that fail again are parked again.'}
    </ConfirmDialog>
  );
}
