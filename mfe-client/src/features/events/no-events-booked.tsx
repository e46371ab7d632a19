import { Box, NothingFound, TextLink } from '@marquee/ui';
import { Link } from '@marquee/web-kit';

export function NoEventsBooked() {
  return (
    <Box>
      <NothingFound
        title="No events booked yet."
        action={
          <TextLink as={Link} to="/client-event-form">
            Complete your booking to create your first event
          </TextLink>
        }
      />
    </Box>
  );
}
