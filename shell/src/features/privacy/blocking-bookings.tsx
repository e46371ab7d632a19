import type { OpenBooking } from '@marquee/contracts/privacy';
import { Button, Notice, theme } from '@marquee/ui';
import { formatDate } from '@marquee/web-kit';
import { styled } from 'styled-components';

type BlockingBookingsProps = {
  bookings: readonly OpenBooking[];
  isReading: boolean;
  onReadAgain: () => void;
};

/** Both sides of a booking count on each other. */
export function BlockingBookings({ bookings, isReading, onReadAgain }: BlockingBookingsProps) {
  return (
    <>
      <Notice
        tone="danger"
        action={
          <Button variant="outline" size="small" pending={isReading} onClick={onReadAgain}>
            Check again
          </Button>
        }
      >
        Open bookings have to be cancelled or completed first
      </Notice>
      <List aria-label="Open bookings">
        {bookings.map(({ eventId, name, eventDate }) => (
          <li key={eventId}>
            <bdi>{name}</bdi>, {formatDate(eventDate)}
          </li>
        ))}
      </List>
    </>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space[2]};
  padding-left: ${theme.space[5]};
  overflow-wrap: anywhere;
`;
