import { EmptyState, LinkButton } from '@marquee/ui';
import { Link } from '@marquee/web-kit';

export function NoEvents() {
  return (
    <EmptyState
      title="Ready to Plan Your First Event?"
      action={
        <LinkButton as={Link} to="/create-event" $variant="spotlight" $size="hero">
          Create Your First Event
        </LinkButton>
      }
    >
      Add the date, the venue and the services you need. Your event stays private until you send it.
    </EmptyState>
  );
}
