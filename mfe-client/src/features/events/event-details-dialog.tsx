import type { EventView } from '@marquee/contracts/events';
import { Badge, Button, Dialog, EventStatusBadge, FactList, isolated, theme } from '@marquee/ui';
import { styled } from 'styled-components';
import { eventDetailsFacts } from './event-details-facts.ts';
import { canCancel, hasStarted } from '../../event-permissions.ts';

type EventDetailsDialogProps = {
  event: EventView;
  onClose: () => void;
  onCancelEvent: () => void;
};

export function EventDetailsDialog({ event, onClose, onCancelEvent }: EventDetailsDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={event.name}
      actions={
        <>
          {canCancel(event) && (
            <Button variant="danger" onClick={onCancelEvent}>
              Cancel Event
            </Button>
          )}
          <Button variant="outline" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      <Sent>
        {event.sentToProvider ? (
          <Badge tone="proposal" icon="send">
            Sent to Provider
          </Badge>
        ) : (
          <EventStatusBadge status="draft">Draft</EventStatusBadge>
        )}
      </Sent>
      {hasStarted(event) && (
        <Started>
          {`It has started: only ${isolated(event.providerName || 'its provider')} can cancel it now. Please ask them to.`}
        </Started>
      )}
      <FactList facts={eventDetailsFacts(event)} />
    </Dialog>
  );
}

const Started = styled.p`
  margin-bottom: ${theme.space[4]};
`;

const Sent = styled.p`
  margin-bottom: ${theme.space[4]};
`;
