import { ConfirmDialog } from '@marquee/ui';
import type { Place } from './places.ts';
import { useMessageActs } from './use-message-acts.ts';

type RedriveQueueDialogProps = { queue: string; place: Place; onClose: () => void };

export function RedriveQueueDialog({ queue, place, onClose }: RedriveQueueDialogProps) {
  const { redriveQueue, isRedriving, sayWhyNot } = useMessageActs(place);

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={place.isUnrouted ? 'Redrive all unrouted messages?' : `Redrive all parked messages in ${queue}?`}
      confirmLabel="Redrive all"
      cancelLabel="Not yet"
      pending={isRedriving}
      pendingText="Redriving..."
      onConfirm={() => void redriveQueue(queue).catch(sayWhyNot).then(onClose)}
    >
      {place.isUnrouted
        ? 'Each is sent to its current subscribers. If there are none, it stays here.'
        : 'All messages return to the queue, the oldest first. Those that fail again are parked again.'}
    </ConfirmDialog>
  );
}
