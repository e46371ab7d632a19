import type { ParkedMessageRow } from '@marquee/contracts/parked-messages';
import { NameLink, Small, Title3 } from '@marquee/ui';
import { formatWhen, Instant } from '@marquee/web-kit';
import { styled } from 'styled-components';
import type { OpenAct } from './message-act.ts';
import { failuresOf, messageName, shortId } from './message-name.ts';
import { ParkedRowActions } from './parked-row-actions.tsx';
import { shortReason } from './short-reason.ts';
import { useFocusLeft } from './use-focus-left.ts';

type ParkedRowProps = { message: ParkedMessageRow; onAct: (act: OpenAct) => void };

export function ParkedRow({ message, onAct }: ParkedRowProps) {
  const row = useFocusLeft<HTMLTableRowElement>();

  return (
    <tr ref={row}>
      <Name data-place="title">
        <Title3 as="span">
          <NameLink
            as="button"
            type="button"
            onClick={() => {
              onAct({ act: 'view', message });
            }}
          >
            {messageName(message)}
          </NameLink>
        </Title3>
        <Small as="div">{message.queue}</Small>
        <Small as="div">Id {shortId(message)}</Small>
      </Name>
      <Reason>
        {shortReason(message.reason)}
        <Small as="div">{failuresOf(message)}</Small>
      </Reason>
      <When data-place="end">
        <Instant at={message.parkedAt} format={formatWhen} />
      </When>
      <td data-place="actions">
        <ParkedRowActions message={message} onAct={onAct} />
      </td>
    </tr>
  );
}

/** Column as wide as its text; the reason takes the remaining width. */
const Name = styled.td`
  &&& {
    overflow-wrap: break-word;
  }
`;

const Reason = styled.td`
  overflow-wrap: anywhere;
`;

const When = styled.td`
  white-space: nowrap;
`;
