import type { EventView } from '@marquee/contracts/events';
import { EventList, Skeleton } from '@marquee/ui';
import { CallFailure, LeftOutNotice, ShowMore } from '@marquee/web-kit';
import type { ReactNode } from 'react';
import { arrangeEvents } from './arrange-events.ts';
import { NoEventsBooked } from './no-events-booked.tsx';
import { PortalEventRow } from './portal-event-row.tsx';
import { useClientEvents } from './use-client-events.ts';
import { useEventActions } from './use-event-actions.tsx';

type PortalEventsProps = {
  /** Keeps the loading state, so that the events do not appear before the quote. */
  isPending: boolean;
  /** Additional content of an event in the list. */
  renderNote: (eventId: string) => ReactNode;
  /** The amount paid for an event, as a sentence; empty if nothing was paid. */
  getPaymentSummary: (eventId: string) => string;
  onCancelled: (event: EventView) => void;
};

export function PortalEvents({ isPending, renderNote, ...options }: PortalEventsProps) {
  const { pages, events, isLoading, error, refetch, ...paging } = useClientEvents();
  const { getEventProps, dialogElement } = useEventActions({ events, ...options });

  if (isLoading || isPending) {
    return <Skeleton label="Loading your events" rows={2} />;
  }
  if (error && events.length === 0) {
    return (
      <CallFailure title="Your events could not be loaded" error={error} onRetry={() => void refetch()} />
    );
  }
  if (events.length === 0) {
    return <NoEventsBooked />;
  }
  const { next, others } = arrangeEvents(events, new Date());

  return (
    <>
      <EventList>
        {[next ?? [], others].flat().map((event) => (
          <PortalEventRow key={event.id} note={renderNote(event.id)} {...getEventProps(event)} />
        ))}
      </EventList>
      <LeftOutNotice pages={pages} rowName="event" />
      <ShowMore paging={paging}>Show older events</ShowMore>
      {dialogElement}
    </>
  );
}
