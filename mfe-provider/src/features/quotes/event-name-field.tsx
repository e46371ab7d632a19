import type { ProviderQuote } from '@marquee/contracts/quotes';
import { IconButton, theme, Title1 } from '@marquee/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { EventNameInput } from './event-name-input.tsx';

type EventNameFieldProps = { quote: ProviderQuote };

/** The heading, editable in place until the client has accepted. */
export function EventNameField({ quote }: EventNameFieldProps) {
  const [isEditing, setIsEditing] = useState(false);
  const isFixed = quote.clientAccepted || quote.archived;

  if (isEditing) {
    return (
      <EventNameInput
        quote={quote}
        onDone={() => {
          setIsEditing(false);
        }}
      />
    );
  }
  return (
    <Row>
      <Title1 tabIndex={-1}>{quote.eventName}</Title1>
      {!isFixed && (
        <IconButton
          icon="pencil"
          label="Edit event name"
          onClick={() => {
            setIsEditing(true);
          }}
        />
      )}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  gap: ${theme.space[2]};
  align-items: center;
`;
