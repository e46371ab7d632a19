import type { EventView } from '@marquee/contracts/events';
import { Button, LinkButton } from '@marquee/ui';
import { Link } from '@marquee/web-kit';
import type { OpenEventDialog } from './event-dialog.ts';
import { canEdit, canSend } from '../../event-permissions.ts';

type EventActionsProps = { event: EventView; onOpen: OpenEventDialog; isSending: boolean };

export function EventActions({ event, onOpen, isSending }: EventActionsProps) {
  const isDraft = canEdit(event);

  return (
    <>
      <Button
        size="small"
        variant={isDraft ? 'quiet' : 'outline'}
        onClick={() => {
          onOpen({ kind: 'details', eventId: event.id });
        }}
      >
        View
      </Button>
      {isDraft && (
        <LinkButton as={Link} to={`/edit-event/${event.id}`} $variant="outline" $size="small">
          Edit
        </LinkButton>
      )}
      {canSend(event) && (
        <Button
          size="small"
          icon="send"
          pending={isSending}
          pendingText="Sending..."
          onClick={() => {
            onOpen({ kind: 'send', eventId: event.id });
          }}
        >
          Send to provider
        </Button>
      )}
    </>
  );
}
