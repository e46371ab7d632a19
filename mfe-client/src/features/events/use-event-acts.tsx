import type { EventView } from '@marquee/contracts/events';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { EventActions } from './event-actions.tsx';
import type { EventDialog } from './event-dialog.ts';
import { EventDialogs } from './event-dialogs.tsx';
import { useCancelEvent } from './use-cancel-event.ts';
import { useSendEvent } from './use-send-event.ts';

type EventActsOptions = {
  events: EventView[];
  /** The amount paid for an event, as a sentence; empty if nothing was paid. */
  paidWordsOf: (eventId: string) => string;
  onCancelled: (event: EventView) => void;
};
type EventShown = { event: EventView; onOpen: () => void; actions: ReactNode };

/** The client's actions on a list of events: each event's buttons, and the dialog that they open. */
export function useEventActs({ events, paidWordsOf, onCancelled }: EventActsOptions) {
  const [dialog, setDialog] = useState<EventDialog | null>(null);
  const { send, sendingId } = useSendEvent();
  const cancel = useCancelEvent(onCancelled);
  const opened = events.find(({ id }) => id === dialog?.eventId);

  function show(event: EventView): EventShown {
    return {
      event,
      onOpen: () => {
        setDialog({ kind: 'details', eventId: event.id });
      },
      actions: <EventActions event={event} onOpen={setDialog} isSending={event.id === sendingId} />,
    };
  }

  const openDialog = dialog && opened && (
    <EventDialogs
      kind={dialog.kind}
      event={opened}
      paidWords={paidWordsOf(opened.id)}
      isSending={opened.id === sendingId}
      onOpen={setDialog}
      onClose={() => {
        setDialog(null);
      }}
      onSend={send}
      onCancel={cancel}
    />
  );

  return { show, openDialog };
}
