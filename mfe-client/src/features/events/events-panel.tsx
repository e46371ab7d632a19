import type { EventView } from '@marquee/contracts/events';
import { Skeleton, WithAside } from '@marquee/ui';
import { CallFailure, LeftOutNotice, ShowMore } from '@marquee/web-kit';
import type { ReactNode } from 'react';
import { ClientEvents } from './client-events.tsx';
import { EventsHead } from './events-head.tsx';
import { NoEvents } from './no-events.tsx';
import { useClientEvents } from './use-client-events.ts';

type EventsPanelProps = {
  /** Stands beside the events; not beside the invitation to create the first one. */
  aside: ReactNode;
  /** Stands above the events, below their heading, which is there before both. */
  above: ReactNode;
  /** Shows the events as loading still: what stands above them is to come with them. */
  isHeld: boolean;
  /** What else stands on the card of an event. */
  noteOf: (eventId: string) => ReactNode;
  /** What was paid for an event, as a sentence; empty where nothing was. */
  paidWordsOf: (eventId: string) => string;
  onCancelled: (event: EventView) => void;
};

export function EventsPanel({ aside, above, isHeld, ...ofEvents }: EventsPanelProps) {
  const { pages, events, total, isLoading, error, refetch, ...paging } = useClientEvents();

  if (isLoading || isHeld) {
    return (
      <WithAside aside={aside}>
        <EventsHead title="My Events" />
        {!isHeld && above}
        <Skeleton label="Loading your events" rows={3} />
      </WithAside>
    );
  }
  if (error && events.length === 0) {
    return (
      <WithAside aside={aside}>
        <EventsHead title="My Events" />
        {above}
        <CallFailure title="Your events could not be loaded" error={error} onRetry={() => void refetch()} />
      </WithAside>
    );
  }
  if (events.length === 0) {
    return (
      <>
        <EventsHead title="My Events (0)" />
        {above}
        <NoEvents />
      </>
    );
  }
  return (
    <WithAside aside={aside}>
      <EventsHead title={`My Events (${total})`} />
      {above}
      <ClientEvents events={events} {...ofEvents} />
      <LeftOutNotice pages={pages} rowName="event" />
      <ShowMore paging={paging}>Show older events</ShowMore>
    </WithAside>
  );
}
