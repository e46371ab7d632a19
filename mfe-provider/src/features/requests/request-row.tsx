import type { EventView } from '@marquee/contracts/events';
import { Button, EventRow, Fact, Menu } from '@marquee/ui';
import type { MenuChoice } from '@marquee/ui';
import { formatTime } from '@marquee/web-kit';
import { RequestBadge } from './request-badge.tsx';
import type { RequestAct } from './request-act.ts';

type RequestRowProps = {
  request: EventView;
  isCreating: boolean;
  onCreateQuote: () => void;
  onAct: (act: RequestAct) => void;
};

export function RequestRow({ request, isCreating, onCreateQuote, onAct }: RequestRowProps) {
  const choices = choicesFor(request, onAct);
  const canBeQuoted = request.status === 'inquiry' || request.status === 'proposal';

  return (
    <EventRow
      name={request.name}
      date={request.eventDate}
      fallback="Date TBD"
      badge={<RequestBadge request={request} />}
      facts={<RequestFacts request={request} />}
      actions={
        <>
          {choices.length > 0 && <Menu label={`More for ${request.name}`} items={choices} />}
          {canBeQuoted && (
            <Button
              variant={request.status === 'inquiry' ? 'primary' : 'outline'}
              size="small"
              icon="file-text"
              pending={isCreating}
              pendingText="Creating..."
              onClick={onCreateQuote}
            >
              {request.status === 'inquiry' ? 'Create Quote' : 'Open Quote'}
            </Button>
          )}
        </>
      }
    />
  );
}

function RequestFacts({ request }: { request: EventView }) {
  return (
    <>
      <Fact icon="user">{request.clientName || request.clientEmail}</Fact>
      <Fact icon="clock">{request.startTime === '' ? 'Time TBD' : formatTime(request.startTime)}</Fact>
      <Fact icon="map-pin">{request.venueAddress || 'Venue TBD'}</Fact>
      {request.guestCount !== null && <Fact icon="users">{request.guestCount} guests</Fact>}
    </>
  );
}

function choicesFor({ status }: EventView, onAct: (act: RequestAct) => void): MenuChoice[] {
  const choices: MenuChoice[] = [
    {
      label: 'View details',
      icon: 'eye',
      onSelect: () => {
        onAct('view');
      },
    },
  ];
  if (status === 'booked') {
    choices.push({
      label: 'Mark completed',
      icon: 'check-check',
      onSelect: () => {
        onAct('complete');
      },
    });
  }
  if (status !== 'completed' && status !== 'cancelled') {
    choices.push({
      label: 'Cancel event',
      icon: 'ban',
      tone: 'danger',
      onSelect: () => {
        onAct('cancel');
      },
    });
  }
  return choices;
}
