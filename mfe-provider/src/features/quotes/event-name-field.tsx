import type { ProviderQuote } from '@marquee/contracts/quotes';
import { IconButton, theme, Title1 } from '@marquee/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { EventNameInput } from './event-name-input.tsx';
import type { EditedName } from './event-name-input.tsx';
import { isQuoteClosed } from './is-quote-closed.ts';
import { useRenameQuote } from './use-rename-quote.ts';

type EventNameFieldProps = { quote: ProviderQuote };

/** The heading with the event's name, which the provider can edit in place until the client accepts. A rejected name stays in the field. */
export function EventNameField({ quote }: EventNameFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [shouldRestoreFocus, setShouldRestoreFocus] = useState(false);
  const rename = useRenameQuote(quote);
  const isReadOnly = isQuoteClosed(quote);

  async function finish({ eventName, isByKeyboard }: EditedName) {
    setTyped(null);
    setShouldRestoreFocus(isByKeyboard);
    if (eventName !== quote.eventName && !(await rename(eventName))) {
      setTyped(eventName);
    }
  }

  if (typed !== null) {
    return (
      <EventNameInput initial={typed} saved={quote.eventName} onFinish={(edited) => void finish(edited)} />
    );
  }
  return (
    <Row $isEditable={!isReadOnly}>
      <Title1 tabIndex={-1}>{quote.eventName}</Title1>
      {!isReadOnly && (
        <IconButton
          icon="pencil"
          label="Edit event name"
          autoFocus={shouldRestoreFocus}
          onClick={() => {
            setTyped(quote.eventName);
          }}
        />
      )}
    </Row>
  );
}

const Row = styled.div<{ $isEditable: boolean }>`
  display: flex;
  gap: ${theme.space[2]};
  align-items: center;
  width: fit-content;
  max-width: 100%;
  border-bottom: ${theme.border.string} ${({ $isEditable }) => ($isEditable ? 'dashed' : 'none')}
    ${theme.color.edge};

  > h1 {
    min-width: 0;
  }
`;
