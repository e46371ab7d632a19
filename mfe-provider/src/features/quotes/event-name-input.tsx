import { cleanLine } from '@marquee/contracts/clean-text';
import { Control, Field, theme } from '@marquee/ui';
import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { styled } from 'styled-components';

export type LeftName = { eventName: string; isByKey: boolean };

type EventNameInputProps = { initial: string; saved: string; onLeave: (left: LeftName) => void };

/**
 * Calls `onLeave` once: on Enter and on blur with the typed name, on Escape with the saved one. A blank name stays in the field with an
 * error.
 */
export function EventNameInput({ initial, saved, onLeave }: EventNameInputProps) {
  const isLeft = useRef(false);
  const [isBlank, setIsBlank] = useState(false);

  function leave(left: LeftName) {
    const eventName = cleanLine(left.eventName);
    setIsBlank(eventName === '');
    if (!isLeft.current && eventName !== '') {
      isLeft.current = true;
      onLeave({ ...left, eventName });
    }
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const { key, currentTarget, nativeEvent } = event;
    if (key === 'Enter' && !nativeEvent.isComposing) {
      // Otherwise the rest of the keystroke would activate the pencil, which receives the focus.
      event.preventDefault();
      leave({ eventName: currentTarget.value, isByKey: true });
    }
    if (key === 'Escape') {
      leave({ eventName: saved, isByKey: true });
    }
  }

  return (
    <Field label="Event Name" hideLabel error={isBlank ? 'Event name is required' : undefined}>
      {(control) => (
        <Name
          {...control}
          defaultValue={initial}
          maxLength={200}
          autoFocus
          onBlur={(event) => {
            leave({ eventName: event.currentTarget.value, isByKey: false });
          }}
          onKeyDown={onKeyDown}
        />
      )}
    </Field>
  );
}

const Name = styled(Control)`
  ${theme.type.title1}
`;
