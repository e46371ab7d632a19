import type { EventView } from '@marquee/contracts/events';
import { Button, EventRow, Menu, RowActions } from '@marquee/ui';
import { cancelEvent } from '../../event-acts/cancel-event.tsx';
import { choicesFor } from '../../event-acts/choices-for.ts';
import type { EventAct } from '../../event-acts/event-act.ts';
import { hasQuote } from './has-quote.ts';
import { RequestBadge } from './request-badge.tsx';
import { RequestFacts } from './request-facts.tsx';

type RequestRowProps = {
  request: EventView;
  isCreating: boolean;
  onCreateQuote: () => void;
  onAct: (act: EventAct) => void;
};

export function RequestRow({ request, isCreating, onCreateQuote, onAct }: RequestRowProps) {
  const { name, eventDate, status } = request;
  const isQuoted = hasQuote(request);
  const canBeQuoted = status === 'inquiry' || status === 'proposal';
  const choices = choicesFor({ event: request, ownAct: canBeQuoted ? null : 'view', onAct });

  return (
    <EventRow
      name={name}
      onOpen={() => {
        onAct('view');
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
                onAct('view');
              }}
            >
              View
            </Button>
          )}
          {choices.length > 0 && <Menu label={`More for ${name}`} items={choices} />}
        </RowActions>
      }
    />
  );
}
