import { eventStatusLabels } from '@marquee/contracts/event-statuses';
import type { EventView } from '@marquee/contracts/events';
import { EventStatusBadge } from '@marquee/ui';
import { hasQuote } from './has-quote.ts';

type RequestBadgeProps = { request: Pick<EventView, 'status' | 'sentToProvider' | 'hasQuote'> };

/** 'Quote Created' by the same source as the row's button: a request may be a proposal by hand, or after its quote was archived. */
export function RequestBadge({ request }: RequestBadgeProps) {
  const { status, sentToProvider } = request;
  if (status !== 'inquiry') {
    const isQuoted = status === 'proposal' && hasQuote(request);
    return (
      <EventStatusBadge status={status}>
        {isQuoted ? 'Quote Created' : eventStatusLabels[status]}
      </EventStatusBadge>
    );
  }
  return sentToProvider ? (
    <EventStatusBadge status="inquiry">Received</EventStatusBadge>
  ) : (
    <EventStatusBadge status="draft">Draft</EventStatusBadge>
  );
}
