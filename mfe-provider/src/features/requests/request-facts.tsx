import type { EventView } from '@marquee/contracts/events';
import { Fact } from '@marquee/ui';
import { formatTime } from '@marquee/web-kit';

type RequestFactsProps = { request: EventView };

export function RequestFacts({
  request: { clientName, clientEmail, startTime, venueAddress, guestCount },
}: RequestFactsProps) {
  return (
    <>
      <Fact icon="user">{clientName === '' ? clientEmail : clientName}</Fact>
      <Fact icon="clock">{startTime === '' ? 'Time TBD' : formatTime(startTime)}</Fact>
      <Fact icon="map-pin">{venueAddress === '' ? 'Venue TBD' : venueAddress}</Fact>
      {guestCount !== null && <Fact icon="users">{guestCount} guests</Fact>}
    </>
  );
}
