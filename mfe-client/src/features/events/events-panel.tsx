import type { EventView } from '@marquee/contracts/events';
import { Skeleton, WithAside } from '@marquee/ui';
import { CallFailure, LeftOutNotice, ShowMore } from '@marquee/web-kit';
import type { ReactNode } from 'react';
import { ClientEvents } from './client-events.tsx';
import { EventsHeader } from './events-header.tsx';
import { NoEvents } from './no-events.tsx';
import { useClientEvents } from './use-client-events.ts';

type EventsPanelProps = {
  /** Shown beside the events; hidden for a client without events. */
  aside: ReactNode;
  /** Shown between the heading and the events. */
  above: ReactNode;
  /** Keeps the loading state, so that the events do not appear before `above`. */
  isPending: boolean;
  /** Additional content of an event in the list. */
  renderNote: (eventId: string) => ReactNode;
  /** The amount paid for an event, as a sentence; empty if nothing was paid. */
  getPaymentSummary: (eventId: string) => string;
  onCancelled: (event: EventView) => void;
};

export function EventsPanel({ aside, above, isPending, ...eventsProps }: EventsPanelProps) {
  const { pages, events, total, isLoading, error, refetch, ...paging } = useClientEvents();

  if (isLoading || isPending) {
    return (
      <WithAside aside={aside}>
        <EventsHeader title="My Events" />
        {!isPending && above}
        <Skeleton label="Loading your events" rows={3} />
      </WithAside>
    );
  }
  if (error && events.length === 0) {
    return (
      <WithAside aside={aside}>
        <EventsHeader title="My Events" />
        {above}
        <CallFailure title="Your events could not be loaded" error={error} onRetry={() => void refetch()} />
      </WithAside>
    );
  }
  if (events.length === 0) {
    return (
      <>
        <EventsHeader title="My Events (0)" />
        {above}
        <NoEvents />
      </>
    );
  }
  return (
    <WithAside aside={aside}>
      <EventsHeader title={`My Events (${total})`} />
      {above}
      <ClientEvents events={events} {...eventsProps} />
      <LeftOutNotice pages={pages} rowName="event" />
      <ShowMore paging={paging}>Show older events</ShowMore>
    </WithAside>
  );
}
