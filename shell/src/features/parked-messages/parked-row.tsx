import type { ParkedMessageRow } from '@marquee/contracts/parked-messages';
import { Button, Menu, RowActions, Small, Title3 } from '@marquee/ui';
import { formatWhen, Instant } from '@marquee/web-kit';
import { styled } from 'styled-components';
import type { OpenAct } from './message-act.ts';
import { attemptsOf, messageName } from './message-name.ts';

type ParkedRowProps = { message: ParkedMessageRow; onAct: (act: OpenAct) => void };

export function ParkedRow({ message, onAct }: ParkedRowProps) {
  const choose = (act: 'view' | 'redrive' | 'drop') => () => {
    onAct({ act, message });
  };

  return (
    <tr>
      <Name data-place="title">
        <Title3 as="span">{messageName(message)}</Title3>
        <Small as="div">{message.queue}</Small>
      </Name>
      <Reason>
        {message.reason}
        <Small as="div">{attemptsOf(message)}</Small>
      </Reason>
      <When data-place="end">
        <Instant at={message.parkedAt} format={formatWhen} />
      </When>
      <td data-place="actions">
        <RowActions>
          <Button variant="outline" size="small" onClick={choose('redrive')}>
            Redrive
          </Button>
          <Menu
            label={`More for ${messageName(message)} ${message.id.slice(0, 6)}`}
            items={[
              { label: 'View', icon: 'eye', onSelect: choose('view') },
              { label: 'Drop', icon: 'ban', onSelect: choose('drop') },
            ]}
          />
        </RowActions>
      </td>
    </tr>
  );
}

/** Its words hold the column open; the reason takes what is left. */
const Name = styled.td`
  overflow-wrap: break-word;
`;

const Reason = styled.td`
  overflow-wrap: anywhere;
`;

const When = styled.td`
  white-space: nowrap;
`;
