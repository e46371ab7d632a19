import type { EventView } from '@marquee/contracts/events';
import { EventList } from '@marquee/ui';
import type { ReactNode } from 'react';
import { arrangeEvents } from './arrange-events.ts';
import { ClientEventRow } from './client-event-row.tsx';
import { NextEventBoard } from './next-event-board.tsx';
import { useEventActions } from './use-event-actions.tsx';

type ClientEventsProps = {
  events: EventView[];
  /** Additional content of an event in the list. The board does not show it. */
  renderNote: (eventId: string) => ReactNode;
  /** The amount paid for an event, as a sentence; empty if nothing was paid. */
  getPaymentSummary: (eventId: string) => string;
  onCancelled: (event: EventView) => void;
};

/** Shows the next booked event on the board and lists the other events. Each event has buttons for the client's actions on it. */
export function ClientEvents({ events, renderNote, ...options }: ClientEventsProps) {
  const { getEventProps, dialogElement } = useEventActions({ events, ...options });
  const now = new Date();
  const { next, others } = arrangeEvents(events, now);

  return (
    <>
      {next && <NextEventBoard now={now} {...getEventProps(next)} />}
      {others.length > 0 && (
        <EventList>
          {others.map((event) => (
            <ClientEventRow key={event.id} note={renderNote(event.id)} {...getEventProps(event)} />
          ))}
        </EventList>
      )}
      {dialogElement}
    </>
  );
}
