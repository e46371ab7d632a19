import type { EventView } from '@marquee/contracts/events';
import { Button, Menu, RowActions } from '@marquee/ui';
import { cancelEvent } from '../../event-acts/cancel-event.tsx';
import { choicesFor } from '../../event-acts/choices-for.ts';
import type { EventAct } from '../../event-acts/event-act.ts';

type LeadActionsProps = { event: EventView; onAct: (act: EventAct) => void };

/** The main action: a proposal for an inquiry, the details for every other lead. */
export function LeadActions({ event, onAct }: LeadActionsProps) {
  const ownAct = event.status === 'inquiry' ? 'propose' : 'view';
  const choices = choicesFor({ event, ownAct, onAct });

  return (
    <RowActions {...cancelEvent.intent}>
      <Button
        variant={ownAct === 'propose' ? 'primary' : 'outline'}
        size="small"
        onClick={() => {
          onAct(ownAct);
        }}
      >
        {ownAct === 'propose' ? 'Mark Proposal Sent' : 'View'}
      </Button>
      {choices.length > 0 && <Menu label={`More for ${event.name}`} items={choices} />}
    </RowActions>
  );
}
