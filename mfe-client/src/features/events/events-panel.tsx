import type { EventView } from '@marquee/contracts/events';
import { Skeleton, WithAside } from '@marquee/ui';
import { CallFailure, LeftOutNotice, ShowMore } from '@marquee/web-kit';
import type { ReactNode } from 'react';
import { ClientEvents } from './client-events.tsx';
import { EventsHead } from './events-head.tsx';
import { NoEvents } from './no-events.tsx';
import { useClientEvents } from './use-client-events.ts';

type EventsPanelProps = {
  /** Shown beside the events, but not beside the invitation to create the first one. */
  aside: ReactNode;
  /** Shown between the heading and the events. */
  above: ReactNode;
  /** Shows the loading state, so that the events appear together with `above`. */
  isHeld: boolean;
  /** Additional content of an event's card. */
  noteOf: (eventId: string) => ReactNode;
  /** The amount paid for an event, as a sentence; empty if nothing was paid. */
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
