import { useLayoutEffect, useRef, useState } from 'react';
import type { Dispatch, KeyboardEvent, PointerEvent, RefObject, SetStateAction } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import type { IconName } from '../icons/icon.tsx';
import { useOverlays } from './use-overlays.ts';

export type MenuChoice = {
  label: string;
  icon?: IconName;
  tone?: 'danger';
  /** Reason, shown after the label of a disabled choice. The choice stays focusable, so that a screen reader reads the reason. */
  disabledBecause?: string;
  onSelect: () => void;
};

export type MenuProps = {
  /** The trigger's accessible name: "More for Sofia's Sweet16". */
  label: string;
  items: readonly MenuChoice[];
};

/** What opened the menu before it was loaded. After a key, the first choice takes the focus. */
export type AskedBy = 'key' | 'pointer';

/** The "more" menu. The focus returns to the trigger before a choice runs, so that a dialog that it opens returns the focus there. */
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
  /** The user has opened the menu and it is still loading. */
  isBusy: boolean;
  hadFocus: RefObject<boolean>;
  onAsk: Dispatch<SetStateAction<AskedBy | null>>;
};

/**
 * The trigger until the menu is loaded. Like the real trigger it reacts to `pointerdown` and `keydown`: the first one also loads the menu,
 * which may replace this button before the pointer or the key is up.
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
      // Otherwise the same key press would also select the menu's first choice.
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
