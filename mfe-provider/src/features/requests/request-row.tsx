import type { EventView } from '@marquee/contracts/events';
import { Button, EventRow, Menu, RowActions } from '@marquee/ui';
import { cancelEvent } from '../../event-actions/cancel-event.tsx';
import { getEventMenuItems } from '../../event-actions/get-event-menu-items.ts';
import type { EventAction } from '../../event-actions/event-action.ts';
import { hasQuote } from './has-quote.ts';
import { RequestBadge } from './request-badge.tsx';
import { RequestFacts } from './request-facts.tsx';

type RequestRowProps = {
  request: EventView;
  isCreating: boolean;
  onCreateQuote: () => void;
  onAction: (action: EventAction) => void;
};

export function RequestRow({ request, isCreating, onCreateQuote, onAction }: RequestRowProps) {
  const { name, eventDate, status } = request;
  const isQuoted = hasQuote(request);
  const canBeQuoted = status === 'inquiry' || status === 'proposal';
  const menuItems = getEventMenuItems({ event: request, ownAction: canBeQuoted ? null : 'view', onAction });

  return (
    <EventRow
      name={name}
      onOpen={() => {
        onAction('view');
      }}
      date={eventDate}
      fallback="Date TBD"
      badge={<RequestBadge request={request} />}
      facts={<RequestFacts request={request} />}
      actions={
        <RowActions {...cancelEvent.intent}>
          {canBeQuoted ? (
            <Button
              variant={isQuoted ? 'outline' : 'primary'}
              size="small"
              icon="file-text"
              pending={isCreating}
              pendingText={isQuoted ? 'Opening...' : 'Creating...'}
              onClick={onCreateQuote}
            >
              {isQuoted ? 'Open Quote' : 'Create Quote'}
            </Button>
          ) : (
            <Button
              variant="outline"
              size="small"
              onClick={() => {
                onAction('view');
              }}
            >
              View
            </Button>
          )}
          {menuItems.length > 0 && <Menu label={`More for ${name}`} items={menuItems} />}
        </RowActions>
      }
    />
  );
}
