import type { DeadLetterSummary } from '@marquee/contracts/dead-letters';
import { Button, Menu, RowActions } from '@marquee/ui';
import type { MessageAction, OpenAction } from './message-action.ts';
import { getMessageName, getShortId } from './message-name.ts';

type DeadLetterRowActionsProps = { message: DeadLetterSummary; onAction: (action: OpenAction) => void };

/** Actions of a dead letter. After the operator has redriven or dropped the message, viewing it is the only action. */
export function DeadLetterRowActions({ message, onAction }: DeadLetterRowActionsProps) {
  const choose = (action: MessageAction) => () => {
    onAction({ action, message });
  };

  if (message.status !== 'parked') {
    return (
      <RowActions>
        <Button variant="outline" size="small" onClick={choose('view')}>
          View
        </Button>
      </RowActions>
    );
  }
  return (
    <RowActions>
      <Button variant="outline" size="small" onClick={choose('redrive')}>
        Redrive
      </Button>
      <Menu
        label={`More for ${getMessageName(message)} ${getShortId(message)}`}
        items={[
          { label: 'View', icon: 'eye', onSelect: choose('view') },
          { label: 'Drop', icon: 'ban', onSelect: choose('drop') },
        ]}
      />
    </RowActions>
  );
}
