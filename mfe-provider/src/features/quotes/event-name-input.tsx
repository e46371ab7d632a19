import type { ProviderQuote } from '@marquee/contracts/quotes';
import { Control, notify, theme } from '@marquee/ui';
import { messageOf } from '@marquee/web-kit';
import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { useProviderUpdateQuoteMutation } from './quotes-api.ts';

type EventNameInputProps = { quote: ProviderQuote; onDone: () => void };

/** Saves on leaving or Enter if something changed; Escape leaves it as it was. */
export function EventNameInput({ quote, onDone }: EventNameInputProps) {
  const [updateQuote] = useProviderUpdateQuoteMutation();
  const isLeft = useRef(false);

  async function leave(typed: string) {
    if (isLeft.current) {
      return;
    }
    isLeft.current = true;
    const eventName = typed.trim();
    if (eventName !== '' && eventName !== quote.eventName) {
      await save(eventName);
    }
    onDone();
  }

  async function save(eventName: string) {
    try {
      await updateQuote({ params: { id: quote.id }, body: { eventName } }).unwrap();
      notify({ title: 'Event Name Updated', description: `The quote is now for ${eventName}.` });
    } catch (refusal) {
      const description = messageOf(refusal, 'Failed to update the event name');
      notify({ kind: 'destructive', title: 'Error', description });
    }
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter') {
      void leave(event.currentTarget.value);
    }
    if (event.key === 'Escape') {
      void leave(quote.eventName);
    }
  }

  return (
    <Name
      aria-label="Event Name"
      defaultValue={quote.eventName}
      maxLength={200}
      autoFocus
      onBlur={(event) => void leave(event.currentTarget.value)}
      onKeyDown={onKeyDown}
    />
  );
}

const Name = styled(Control)`
  ${theme.type.title1}
`;
