import { Icon, LinkButton, SectionHeader } from '@marquee/ui';
import { Link } from '@marquee/web-kit';

type EventsHeaderProps = { title: string };

export function EventsHeader({ title }: EventsHeaderProps) {
  return (
    <SectionHeader
      title={title}
      action={
        <LinkButton as={Link} to="/create-event">
          <Icon name="plus" />
          Create New Event
        </LinkButton>
      }
    />
  );
}
