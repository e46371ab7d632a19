import { eventStatusLabels } from '@marquee/contracts/event-statuses';
import type { EventView } from '@marquee/contracts/events';
import { EventStatusBadge, Small } from '@marquee/ui';
import { describeEventQuote } from '../../describe-quote.ts';
import { hasQuote } from './has-quote.ts';

type RequestBadgeProps = {
  request: Pick<EventView, 'status' | 'sentToProvider' | 'hasQuote' | 'quoteStanding'>;
};

/** Shows the specification's badge of the request's status, and below it the state of the request's quote. */
export function RequestBadge({ request }: RequestBadgeProps) {
  const quote = describeEventQuote(request);
  return (
    <div>
      <StatusBadge request={request} />
      {quote !== '' && <Small as="div">{quote}</Small>}
    </div>
  );
}

/** Shows 'Quote Created' only if a quote exists: a request may have been marked as a proposal by hand, or its quote may be archived. */
function StatusBadge({ request }: RequestBadgeProps) {
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
