import type { EventView } from '@marquee/contracts/events';
import { CancelEvent } from './cancel-event.tsx';
import { EventDetailsDialog } from './event-details-dialog.tsx';
import type { EventDialog, OpenEventDialog } from './event-dialog.ts';
import { SendEventDialog } from './send-event-dialog.tsx';

type EventDialogsProps = {
  kind: EventDialog['kind'];
  event: EventView;
  /** The amount paid for the event, as a sentence; empty if nothing was paid. */
  paymentSummary: string;
  isSending: boolean;
  onOpen: OpenEventDialog;
  onClose: () => void;
  onSend: (event: EventView) => Promise<void>;
  onCancel: (event: EventView, reason: string) => Promise<void>;
};

/** Renders the open dialog of an event. */
export function EventDialogs({ kind, event, onClose, ...rest }: EventDialogsProps) {
  if (kind === 'details') {
    return (
      <EventDetailsDialog
        event={event}
        onClose={onClose}
        onCancelEvent={() => {
          rest.onOpen({ kind: 'cancel', eventId: event.id });
        }}
      />
    );
  }
  if (kind === 'send') {
    return (
      <SendEventDialog
        event={event}
        pending={rest.isSending}
        onClose={onClose}
        onConfirm={() => void rest.onSend(event).finally(onClose)}
      />
    );
  }
  return (
    <CancelEvent
      event={event}
      paymentSummary={rest.paymentSummary}
      onClose={onClose}
      onConfirm={(reason) => rest.onCancel(event, reason)}
    />
  );
}
