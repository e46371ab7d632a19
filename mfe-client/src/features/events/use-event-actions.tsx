import type { EventView } from '@marquee/contracts/events';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { EventActions } from './event-actions.tsx';
import type { EventDialog } from './event-dialog.ts';
import { EventDialogs } from './event-dialogs.tsx';
import { useCancelEvent } from './use-cancel-event.ts';
import { useSendEvent } from './use-send-event.ts';

type EventActionsOptions = {
  events: EventView[];
  /** The amount paid for an event, as a sentence; empty if nothing was paid. */
  getPaymentSummary: (eventId: string) => string;
  onCancelled: (event: EventView) => void;
};
type EventProps = { event: EventView; onOpen: () => void; actions: ReactNode };

/** Returns the buttons with the client's actions on each event, and the dialog that they open. */
export function useEventActions({ events, getPaymentSummary, onCancelled }: EventActionsOptions) {
  const [dialog, setDialog] = useState<EventDialog | null>(null);
  const { send, sendingId } = useSendEvent();
  const cancel = useCancelEvent(onCancelled);
  const dialogEvent = events.find(({ id }) => id === dialog?.eventId);

  function getEventProps(event: EventView): EventProps {
    return {
      event,
      onOpen: () => {
        setDialog({ kind: 'details', eventId: event.id });
      },
      actions: <EventActions event={event} onOpen={setDialog} isSending={event.id === sendingId} />,
    };
  }

  const dialogElement = dialog && dialogEvent && (
    <EventDialogs
      kind={dialog.kind}
      event={dialogEvent}
      paymentSummary={getPaymentSummary(dialogEvent.id)}
      isSending={dialogEvent.id === sendingId}
      onOpen={setDialog}
      onClose={() => {
        setDialog(null);
      }}
      onSend={send}
      onCancel={cancel}
    />
  );

  return { getEventProps, dialogElement };
}
