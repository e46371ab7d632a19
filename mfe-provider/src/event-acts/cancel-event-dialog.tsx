import { isolated } from '@marquee/ui';
import { cancellation } from '@marquee/contracts/event-requests';
import type { EventView } from '@marquee/contracts/events';
import { ReasonDialog } from '@marquee/web-kit/forms';
import { useChangeStatus } from './use-change-status.ts';

type CancelEventDialogProps = { event: EventView; onClose: () => void };

export function CancelEventDialog({ event: read, onClose }: CancelEventDialogProps) {
  const { event, change, sayWhyNot } = useChangeStatus(read);
  const told = event.clientName || event.clientEmail || 'The client';
  const ofMoney =
    event.bookedAt === null
      ? ''
      : ' Invoices that are not paid become void, except overdue ones. What was paid does not go back by itself: refund what you owe on the invoice.';

  return (
    <ReasonDialog
      schema={cancellation}
      title={`Cancel ${isolated(event.name)}?`}
      consequence={`${told} is told, with your reason. Quotes for this event are withdrawn.${ofMoney} A cancelled event stays cancelled.`}
      keepText="Keep the event"
      actText="Cancel Event"
      pendingText="Cancelling..."
      onConfirm={(reason) => change({ status: 'cancelled', reason })}
      onRefused={sayWhyNot}
      onClose={onClose}
    />
  );
}
