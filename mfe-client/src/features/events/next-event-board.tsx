import type { EventView } from '@marquee/contracts/events';
import { EventBoard, Fact, Money, theme } from '@marquee/ui';
import { formatDaysAway } from '@marquee/web-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { EventBadge } from './event-badge.tsx';
import { getGuestCount, getHours, getProviderName, getVenue } from './event-texts.ts';

type NextEventBoardProps = { event: EventView; now: Date; onOpen: () => void; actions: ReactNode };

export function NextEventBoard({ event, now, onOpen, actions }: NextEventBoardProps) {
  return (
    <EventBoard
      name={event.name}
      onOpen={onOpen}
      date={event.eventDate}
      fallback="Date TBD"
      badge={<EventBadge event={event} />}
      note={formatDaysAway(event.eventDate, now)}
      facts={
        <>
          <Fact icon="clock">{getHours(event)}</Fact>
          <Fact icon="map-pin">{getVenue(event)}</Fact>
          {event.guestCount !== null && <Fact icon="users">{getGuestCount(event.guestCount)}</Fact>}
        </>
      }
      foot={
        <>
          <span>
            Sent to <bdi>{getProviderName(event)}</bdi>
          </span>
          {event.totalAmount !== null && (
            <>
              <Muted> · Total </Muted>
              <strong>
                <Money amount={event.totalAmount} />
              </strong>
            </>
          )}
        </>
      }
      actions={actions}
    />
  );
}

const Muted = styled.span`
  color: ${theme.color.muted};
`;
