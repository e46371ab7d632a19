import type { EventView } from '@marquee/contracts/events';
import { EventStatusBadge } from '@marquee/ui';

type RequestBadgeProps = { request: Pick<EventView, 'status' | 'sentToProvider'> };

const words = {
  proposal: 'Quote Created',
  booked: 'Booked',
  completed: 'Completed',
  cancelled: 'Cancelled',
} as const;

export function RequestBadge({ request: { status, sentToProvider } }: RequestBadgeProps) {
  if (status !== 'inquiry') {
    return <EventStatusBadge status={status}>{words[status]}</EventStatusBadge>;
  }
  return sentToProvider ? (
    <EventStatusBadge status="inquiry">Received</EventStatusBadge>
  ) : (
    <EventStatusBadge status="draft">Draft</EventStatusBadge>
  );
}
