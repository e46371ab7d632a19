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
        notifyRefusal(refusal, { fallback: 'Failed to Cancel Event' });
      }}
      onClose={onClose}
    />
  );
}

function consequenceOf(event: EventView): string {
  if (!event.sentToProvider) {
    return 'No one has seen this draft yet. You can’t undo this.';
  }
  const provider = isolated(providerNameOf(event));
  const ofMoney =
    event.bookedAt === null
      ? ''
      : ` Unpaid invoices become void, except overdue ones. Payments aren’t refunded automatically; ${provider} decides.`;
  return `We’ll email ${provider} with your reason and withdraw the quotes for this event.${ofMoney} You can’t undo this.`;
}
