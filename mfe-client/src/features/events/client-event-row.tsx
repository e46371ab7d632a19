import type { EventView } from '@marquee/contracts/events';
import { EventRow, Fact } from '@marquee/ui';
import type { ReactNode } from 'react';
import { EventBadge } from './event-badge.tsx';
import { startOf, venueOf } from './event-texts.ts';

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
          <Fact icon="clock">{startOf(event)}</Fact>
          <Fact icon="map-pin">{venueOf(event)}</Fact>
          {note}
        </>
      }
      actions={actions}
    />
  );
}
