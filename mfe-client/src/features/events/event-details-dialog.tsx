import { eventStatusLabels } from '@marquee/contracts/event-statuses';
import type { EventView } from '@marquee/contracts/events';
import { Badge, Button, Dialog, EventStatusBadge, FactList, isolated, theme } from '@marquee/ui';
import { styled } from 'styled-components';
import { cancelEvent } from './cancel-event.tsx';
import { getEventDetailsFacts } from './event-details-facts.ts';
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
            <Button variant="danger" {...cancelEvent.intent} onClick={onCancelEvent}>
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
        {needsStatusBadge(event.status) && (
          <EventStatusBadge status={event.status}>{eventStatusLabels[event.status]}</EventStatusBadge>
        )}
      </Sent>
      {hasStarted(event) && (
        <Started>
          {`This event has started, so only ${isolated(event.providerName || 'the provider')} can cancel it. Please contact them.`}
        </Started>
      )}
      <FactList facts={getEventDetailsFacts(event)} />
    </Dialog>
  );
}

/** Whether the status needs its own badge beside the specification's badge, which is 'Draft' or 'Sent to Provider'. */
function needsStatusBadge(status: EventView['status']): status is 'booked' | 'completed' | 'cancelled' {
  return status === 'booked' || status === 'completed' || status === 'cancelled';
}

const Started = styled.p`
  margin-bottom: ${theme.space[4]};
`;

const Sent = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  margin-bottom: ${theme.space[4]};
`;
