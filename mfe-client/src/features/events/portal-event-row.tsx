import type { EventView } from '@marquee/contracts/events';
import { EventRow, Fact, Money } from '@marquee/ui';
import type { ReactNode } from 'react';
import { EventBadge } from './event-badge.tsx';
import { getStartTime, getVenue } from './event-texts.ts';

type PortalEventRowProps = { event: EventView; onOpen: () => void; actions: ReactNode; note: ReactNode };

export function PortalEventRow({ event, onOpen, actions, note }: PortalEventRowProps) {
  return (
    <EventRow
      name={event.name}
      onOpen={onOpen}
      date={event.eventDate}
      fallback="Date TBD"
      badge={<EventBadge event={event} />}
      facts={
        <>
          <Fact icon="clock">{getStartTime(event)}</Fact>
          <Fact icon="map-pin">{getVenue(event)}</Fact>
          <Fact icon="ticket">{event.eventCategory || event.eventType}</Fact>
          {event.guestOfHonorNames !== '' && <Fact icon="user">{event.guestOfHonorNames}</Fact>}
          <Fact icon="file-text">
            Total <Money amount={event.totalAmount ?? '0.00'} />
          </Fact>
          {note}
        </>
      }
      actions={actions}
    />
  );
}
