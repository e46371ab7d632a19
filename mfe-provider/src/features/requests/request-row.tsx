import type { EventView } from '@marquee/contracts/events';
import { Button, EventRow, Menu, RowActions } from '@marquee/ui';
import { choicesFor } from '../../event-acts/choices-for.ts';
import type { EventAct } from '../../event-acts/event-act.ts';
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
  const canBeQuoted = status === 'inquiry' || status === 'proposal';
  const choices = choicesFor({ event: request, ownAct: canBeQuoted ? null : 'view', onAct });

  return (
    <EventRow
      name={name}
      date={eventDate}
      fallback="Date TBD"
      badge={<RequestBadge request={request} />}
      facts={<RequestFacts request={request} />}
      actions={
        <RowActions>
          {canBeQuoted ? (
            <Button
              variant={status === 'inquiry' ? 'primary' : 'outline'}
              size="small"
              icon="file-text"
              pending={isCreating}
              pendingText={status === 'inquiry' ? 'Creating...' : 'Opening...'}
              onClick={onCreateQuote}
            >
              {status === 'inquiry' ? 'Create Quote' : 'Open Quote'}
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
