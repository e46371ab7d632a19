import type { EventView } from '@marquee/contracts/events';
import { Button, Menu, RowActions } from '@marquee/ui';
import { cancelEvent } from '../../event-actions/cancel-event.tsx';
import { getEventMenuItems } from '../../event-actions/get-event-menu-items.ts';
import type { EventAction } from '../../event-actions/event-action.ts';

type LeadActionsProps = { event: EventView; onAction: (action: EventAction) => void };

/** The button of a lead, which is 'Mark Proposal Sent' for an inquiry and 'View' for every other lead, and the menu of further actions. */
export function LeadActions({ event, onAction }: LeadActionsProps) {
  const ownAction = event.status === 'inquiry' ? 'propose' : 'view';
  const menuItems = getEventMenuItems({ event, ownAction, onAction });

  return (
    <RowActions {...cancelEvent.intent}>
      <Button
        variant={ownAction === 'propose' ? 'primary' : 'outline'}
        size="small"
        onClick={() => {
          onAction(ownAction);
        }}
      >
        {ownAction === 'propose' ? 'Mark Proposal Sent' : 'View'}
      </Button>
      {menuItems.length > 0 && <Menu label={`More for ${event.name}`} items={menuItems} />}
    </RowActions>
  );
}
