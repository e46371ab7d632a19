import { Icon, LinkButton, SectionHeader } from '@marquee/ui';
import { Link } from '@marquee/web-kit';

type EventsHeadProps = { title: string };

export function EventsHead({ title }: EventsHeadProps) {
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
