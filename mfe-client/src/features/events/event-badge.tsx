import { eventStatusLabels } from '@marquee/contracts/event-statuses';
import type { EventView } from '@marquee/contracts/events';
import { Badge, EventStatusBadge } from '@marquee/ui';
import { getProviderName } from './event-texts.ts';

type EventBadgeProps = { event: EventView };

/** The event's status, in the wording for clients. */
export function EventBadge({ event }: EventBadgeProps) {
  if (event.status === 'booked' || event.status === 'completed' || event.status === 'cancelled') {
    return <EventStatusBadge status={event.status}>{eventStatusLabels[event.status]}</EventStatusBadge>;
  }
  if (event.sentToProvider) {
    return (
      <Badge tone="proposal" icon="send">
        Sent to <bdi>{getProviderName(event)}</bdi>
      </Badge>
    );
  }
  return <EventStatusBadge status="draft">Draft</EventStatusBadge>;
}
