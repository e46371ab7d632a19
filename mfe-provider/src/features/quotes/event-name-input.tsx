import { cleanLine } from '@marquee/contracts/clean-text';
import { Control, theme } from '@marquee/ui';
import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { styled } from 'styled-components';

export type LeftName = { eventName: string; isByKey: boolean };

type EventNameInputProps = { initial: string; saved: string; onLeave: (left: LeftName) => void };

/** Left once: by Enter or by going elsewhere with what was typed, by Escape with what is saved. */
export function EventNameInput({ initial, saved, onLeave }: EventNameInputProps) {
  const isLeft = useRef(false);

  function leave({ eventName, isByKey }: LeftName) {
    if (!isLeft.current) {
      isLeft.current = true;
      onLeave({ eventName: cleanLine(eventName), isByKey });
    }
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const { key, currentTarget, nativeEvent } = event;
    if (key === 'Enter' && !nativeEvent.isComposing) {
      // Or the rest of the key press would go to the pencil that takes the focus, and press it.
      event.preventDefault();
      leave({ eventName: currentTarget.value, isByKey: true });
    }
    if (key === 'Escape') {
      leave({ eventName: saved, isByKey: true });
    }
  }

  return (
    <Name
      aria-label="Event Name"
      defaultValue={initial}
      maxLength={200}
      autoFocus
      onBlur={(event) => {
        leave({ eventName: event.currentTarget.value, isByKey: false });
      }}
      onKeyDown={onKeyDown}
    />
  );
}

const Name = styled(Control)`
  ${theme.type.title1}
`;
