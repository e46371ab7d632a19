import type { ParkedMessageRow } from '@marquee/contracts/parked-messages';
import { Button, Menu, RowActions } from '@marquee/ui';
import type { MessageAct, OpenAct } from './message-act.ts';
import { messageName, shortId } from './message-name.ts';

type ParkedRowActionsProps = { message: ParkedMessageRow; onAct: (act: OpenAct) => void };

/** Actions of a dead letter; after a decision only viewing it. */
export function ParkedRowActions({ message, onAct }: ParkedRowActionsProps) {
  const choose = (act: MessageAct) => () => {
    onAct({ act, message });
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
        label={`More for ${messageName(message)} ${shortId(message)}`}
        items={[
          { label: 'View', icon: 'eye', onSelect: choose('view') },
          { label: 'Drop', icon: 'ban', onSelect: choose('drop') },
        ]}
      />
    </RowActions>
  );
}
