import { isolated } from '@marquee/ui';
import { cancellation } from '@marquee/contracts/event-requests';
import type { EventView } from '@marquee/contracts/events';
import { useNotifyRefusal } from '@marquee/web-kit';
import { ReasonDialog } from '@marquee/web-kit/forms';
import { getProviderName } from './event-texts.ts';

type CancelEventDialogProps = {
  event: EventView;
  /** The amount paid for the event, as a sentence; empty if nothing was paid. */
  paymentSummary: string;
  onClose: () => void;
  onConfirm: (reason: string) => Promise<void>;
};

export function CancelEventDialog({ event, paymentSummary, onClose, onConfirm }: CancelEventDialogProps) {
  const notifyRefusal = useNotifyRefusal();

  return (
    <ReasonDialog
      schema={cancellation}
      title={`Cancel ${isolated(event.name)}?`}
      consequence={getConsequence(event, paymentSummary)}
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

function getConsequence(event: EventView, paymentSummary: string): string {
  if (!event.sentToProvider) {
    return 'No one has seen this draft yet. You can’t undo this.';
  }
  const provider = isolated(getProviderName(event));
  return [
    `We’ll email ${provider} with your reason and withdraw the quotes for this event.`,
    ...(event.bookedAt === null
      ? []
      : [
          paymentSummary,
          `Unpaid invoices become void, except overdue ones. Payments aren’t refunded automatically; ${provider} decides.`,
        ]),
    'You can’t undo this.',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}
