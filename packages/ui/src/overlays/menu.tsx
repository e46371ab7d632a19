import { useLayoutEffect, useRef, useState } from 'react';
import type { Dispatch, KeyboardEvent, PointerEvent, RefObject, SetStateAction } from 'react';
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

/** By what the menu was opened before it was there: by a key, its first choice takes the focus. */
export type AskedBy = 'key' | 'pointer';

/** The "more" menu. A choice runs after the focus is back on the trigger, so a dialog it opens returns there. */
export function Menu(props: MenuProps) {
  const [askedBy, setAskedBy] = useState<AskedBy | null>(null);
  const hadFocus = useRef(false);
  const overlays = useOverlays({
    isWanted: askedBy !== null,
    onMissing: () => {
      setAskedBy(null);
    },
  });

  if (overlays) {
    return <overlays.OpenableMenu {...props} askedBy={askedBy} hadFocus={hadFocus} />;
  }
  return (
    <WaitingTrigger label={props.label} isBusy={askedBy !== null} hadFocus={hadFocus} onAsk={setAskedBy} />
  );
}

type WaitingTriggerProps = {
  label: string;
  /** Pressed, and the menu is being loaded. */
  isBusy: boolean;
  hadFocus: RefObject<boolean>;
  onAsk: Dispatch<SetStateAction<AskedBy | null>>;
};

/**
 * Stands in the trigger's place until the menu is there. It answers to the beginning of a press, as the trigger does: the first press also
 * loads the menu, which may take this button's place before the press ends.
 */
function WaitingTrigger({ label, isBusy, hadFocus, onAsk }: WaitingTriggerProps) {
  const trigger = useRef<HTMLButtonElement>(null);

  useLayoutEffect(() => {
    const button = trigger.current;
    return () => {
      hadFocus.current = button !== null && document.activeElement === button;
    };
  }, [hadFocus]);

  function askByPointer({ button, ctrlKey }: PointerEvent): void {
    if (button === 0 && !ctrlKey) {
      onAsk('pointer');
    }
  }

  function askByKey(event: KeyboardEvent): void {
    if (openingKeys.includes(event.key)) {
      // Else the same press would go on to the menu's first choice.
      event.preventDefault();
      onAsk('key');
    }
  }

  return (
    <IconButton
      ref={trigger}
      icon="ellipsis"
      label={label}
      aria-haspopup="menu"
      aria-expanded={false}
      aria-busy={isBusy}
      data-state="closed"
      onPointerDown={askByPointer}
      onKeyDown={askByKey}
      onClick={() => {
        onAsk((by) => by ?? 'pointer');
      }}
      onBlur={() => {
        onAsk(null);
      }}
    />
  );
}

const openingKeys = ['Enter', ' ', 'ArrowDown'];
