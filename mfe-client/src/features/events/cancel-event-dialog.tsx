import { cancellation } from '@marquee/contracts/event-requests';
import type { EventView } from '@marquee/contracts/events';
import { useNotifyRefusal } from '@marquee/web-kit';
import { ReasonDialog } from '@marquee/web-kit/forms';
import { providerNameOf } from './event-texts.ts';

type CancelEventDialogProps = {
  event: EventView;
  onClose: () => void;
  onConfirm: (reason: string) => Promise<void>;
};

export function CancelEventDialog({ event, onClose, onConfirm }: CancelEventDialogProps) {
  const notifyRefusal = useNotifyRefusal();

  return (
    <ReasonDialog
      schema={cancellation}
      title={`Cancel ${event.name}?`}
      consequence={consequenceOf(event)}
      keepText="Keep it"
      actText="Cancel Event"
      pendingText="Cancelling..."
      onConfirm={onConfirm}
      onRefused={(refusal) => {
        notifyRefusal(refusal, { fallback: 'Failed to cancel event' });
      }}
      onClose={onClose}
    />
  );
}

function consequenceOf(event: EventView): string {
  return event.sentToProvider
    ? `${providerNameOf(event)} is told, with your reason. Quotes for this event are withdrawn. A cancelled event stays cancelled.`
    : 'Nobody has seen this draft yet. A cancelled event stays cancelled.';
}
