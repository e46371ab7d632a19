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
      Write down the day, the place and the services you want. Nothing leaves this page until you send it to a
      provider.
    </EmptyState>
  );
}
