import type { EventView } from '@marquee/contracts/events';
import { EventRow, Fact } from '@marquee/ui';
import type { ReactNode } from 'react';
import { EventBadge } from './event-badge.tsx';
import { getStartTime, getVenue } from './event-texts.ts';

type ClientEventRowProps = { event: EventView; onOpen: () => void; actions: ReactNode; note: ReactNode };

export function ClientEventRow({ event, onOpen, actions, note }: ClientEventRowProps) {
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
          {note}
        </>
      }
      actions={actions}
    />
  );
}
