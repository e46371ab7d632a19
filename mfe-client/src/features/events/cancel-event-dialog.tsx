import { isolated } from '@marquee/ui';
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
      title={`Cancel ${isolated(event.name)}?`}
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
  if (!event.sentToProvider) {
    return 'Nobody has seen this draft yet. A cancelled event stays cancelled.';
  }
  const provider = isolated(providerNameOf(event));
  const ofMoney =
    event.bookedAt === null
      ? ''
      : ` Invoices you have not paid become void, except overdue ones. What you have paid does not go back by itself: ${provider} decides on a refund.`;
  return `${provider} is told, with your reason. Quotes for this event are withdrawn.${ofMoney} A cancelled event stays cancelled.`;
}
