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
      title={place.isUnrouted ? 'Redrive everything unrouted?' : `Redrive everything parked in ${queue}?`}
      confirmLabel="Redrive all"
      cancelLabel="Not yet"
      pending={isRedriving}
      pendingText="Handing back..."
      onConfirm={() => void redriveQueue(queue).catch(sayWhyNot).then(onClose)}
    >
      {place.isUnrouted
        ? 'Each is sent to whoever subscribes to it now. Where still nobody does, it stays here.'
        : 'All of it goes back to the queue, the oldest first. What fails again is parked again.'}
    </ConfirmDialog>
  );
}
