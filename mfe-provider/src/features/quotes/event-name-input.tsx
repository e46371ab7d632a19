import { cleanLine } from '@marquee/contracts/clean-text';
import { Control, Field, theme } from '@marquee/ui';
import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { styled } from 'styled-components';

export type EditedName = { eventName: string; isByKeyboard: boolean };

type EventNameInputProps = { initial: string; saved: string; onFinish: (edited: EditedName) => void };

/**
 * Calls `onFinish` once, with the typed name on Enter or blur, or with the saved name on Escape. A blank name stays in the field with an
 * error.
 */
export function EventNameInput({ initial, saved, onFinish }: EventNameInputProps) {
  const isFinished = useRef(false);
  const [isBlank, setIsBlank] = useState(false);

  function finish(edited: EditedName) {
    const eventName = cleanLine(edited.eventName);
    setIsBlank(eventName === '');
    if (!isFinished.current && eventName !== '') {
      isFinished.current = true;
      onFinish({ ...edited, eventName });
    }
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const { key, currentTarget, nativeEvent } = event;
    if (key === 'Enter' && !nativeEvent.isComposing) {
      // Prevents the same keystroke from activating the pencil button, which now receives the focus.
      event.preventDefault();
      finish({ eventName: currentTarget.value, isByKeyboard: true });
    }
    if (key === 'Escape') {
      finish({ eventName: saved, isByKeyboard: true });
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
            finish({ eventName: event.currentTarget.value, isByKeyboard: false });
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
