import type { DeadLetterSummary } from '@marquee/contracts/dead-letters';
import { NameLink, Small, Title3 } from '@marquee/ui';
import { formatWhen, Instant } from '@marquee/web-kit';
import { styled } from 'styled-components';
import type { OpenAction } from './message-action.ts';
import { getFailuresText, getMessageName, getShortId } from './message-name.ts';
import { DeadLetterRowActions } from './dead-letter-row-actions.tsx';
import { shortenReason } from './shorten-reason.ts';
import { useFocusPanelOnRemoval } from './use-focus-panel-on-removal.ts';

type DeadLetterRowProps = { message: DeadLetterSummary; onAction: (action: OpenAction) => void };

export function DeadLetterRow({ message, onAction }: DeadLetterRowProps) {
  const row = useFocusPanelOnRemoval<HTMLTableRowElement>();

  return (
    <tr ref={row}>
      <Name data-place="title">
        <Title3 as="span">
          <NameLink
            as="button"
            type="button"
            onClick={() => {
              onAction({ action: 'view', message });
            }}
          >
            {getMessageName(message)}
          </NameLink>
        </Title3>
        <Small as="div">{message.queue}</Small>
        <Small as="div">Id {getShortId(message)}</Small>
      </Name>
      <Reason>
        {shortenReason(message.reason)}
        <Small as="div">{getFailuresText(message)}</Small>
      </Reason>
      <When data-place="end">
        <Instant at={message.parkedAt} format={formatWhen} />
      </When>
      <td data-place="actions">
        <DeadLetterRowActions message={message} onAction={onAction} />
      </td>
    </tr>
  );
}

/** A cell as wide as its text, so that the reason's column gets the remaining width. */
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
