import { isolated } from '@marquee/ui';
import { cancellation } from '@marquee/contracts/event-requests';
import type { EventView } from '@marquee/contracts/events';
import { ReasonDialog } from '@marquee/web-kit/forms';
import { useChangeStatus } from './use-change-status.ts';

type CancelEventDialogProps = { event: EventView; onClose: () => void };

export function CancelEventDialog({ event: read, onClose }: CancelEventDialogProps) {
  const { event, change, notifyError } = useChangeStatus(read);
  const client = isolated(event.clientName || event.clientEmail || 'the client');
  const paymentNote =
    event.bookedAt === null
      ? ''
      : ' Unpaid invoices become void, except overdue ones. Payments aren’t refunded automatically; refund what you owe from the invoice.';

  return (
    <ReasonDialog
      schema={cancellation}
      title={`Cancel ${isolated(event.name)}?`}
      consequence={`We’ll email ${client} with your reason and withdraw the quotes for this event.${paymentNote} You can’t undo this.`}
      keepText="Keep the event"
      actText="Cancel Event"
      pendingText="Cancelling..."
      onConfirm={(reason) => change({ status: 'cancelled', reason })}
      onRefused={notifyError}
      onClose={onClose}
    />
  );
}
