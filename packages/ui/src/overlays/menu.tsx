import { useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import type { IconName } from '../icons/icon.tsx';
import { useOverlays } from './use-overlays.ts';

export type MenuChoice = {
  label: string;
  icon?: IconName;
  tone?: 'danger';
  /** Shown after the label of a choice that cannot be made now. It stays in the order of focus, so that a screen reader reads it. */
  disabledBecause?: string;
  onSelect: () => void;
};

export type MenuProps = {
  /** Names the trigger: "More for Sofia's Sweet16". */
  label: string;
  items: readonly MenuChoice[];
};

/** The "more" menu. A choice runs after the focus is back on the trigger, so a dialog it opens returns there. */
export function Menu(props: MenuProps) {
  const [isAskedFor, setIsAskedFor] = useState(false);
  const hadFocus = useRef(false);
  const overlays = useOverlays({
    isWanted: isAskedFor,
    onMissing: () => {
      setIsAskedFor(false);
    },
  });

  if (overlays) {
    return <overlays.OpenableMenu {...props} isAskedFor={isAskedFor} hadFocus={hadFocus} />;
  }
  return (
    <WaitingTrigger
      label={props.label}
      hadFocus={hadFocus}
      onAsk={() => {
        setIsAskedFor(true);
      }}
    />
  );
}

type WaitingTriggerProps = { label: string; hadFocus: RefObject<boolean>; onAsk: () => void };

/** Stands in the trigger's place, and is pressed as it is, until the menu is there. */
function WaitingTrigger({ label, hadFocus, onAsk }: WaitingTriggerProps) {
  const trigger = useRef<HTMLButtonElement>(null);

  useLayoutEffect(() => {
    const button = trigger.current;
    return () => {
      hadFocus.current = button !== null && document.activeElement === button;
    };
  }, [hadFocus]);

  function openByArrow(event: KeyboardEvent): void {
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      onAsk();
    }
  }

  return (
    <IconButton
      ref={trigger}
      icon="ellipsis"
      label={label}
      aria-haspopup="menu"
      aria-expanded={false}
      data-state="closed"
      onClick={onAsk}
      onKeyDown={openByArrow}
    />
  );
}
