import type { EventView } from '@marquee/contracts/events';
import { EventList } from '@marquee/ui';
import type { ReactNode } from 'react';
import { arrangeEvents } from './arrange-events.ts';
import { ClientEventRow } from './client-event-row.tsx';
import { NextEventBoard } from './next-event-board.tsx';
import { useEventActs } from './use-event-acts.tsx';

type ClientEventsProps = {
  events: EventView[];
  /** What else stands on the card of an event. */
  noteOf: (eventId: string) => ReactNode;
  /** What was paid for an event, as a sentence; empty where nothing was. */
  paidWordsOf: (eventId: string) => string;
  onCancelled: (event: EventView) => void;
};

/** The client's events with all that can be done to them; the next booked one is up on the board. */
export function ClientEvents({ events, noteOf, ...acts }: ClientEventsProps) {
  const { show, openDialog } = useEventActs({ events, ...acts });
  const now = new Date();
  const { next, others } = arrangeEvents(events, now);

  return (
    <>
      {next && <NextEventBoard now={now} {...show(next)} />}
      {others.length > 0 && (
        <EventList>
          {others.map((event) => (
            <ClientEventRow key={event.id} note={noteOf(event.id)} {...show(event)} />
          ))}
        </EventList>
      )}
      {openDialog}
    </>
  );
}
