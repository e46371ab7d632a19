import { useLayoutEffect, useRef, useState } from 'react';
import type { Dispatch, KeyboardEvent, PointerEvent, RefObject, SetStateAction } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import type { MenuProps, OpenedBy } from './openable-menu.tsx';
import { useOverlays } from './use-overlays.ts';

/**
 * The "more" menu. Its trigger gets the focus before an item's action runs, so that a dialog that the action opens returns the focus to the
 * trigger.
 */
export function Menu(props: MenuProps) {
  const [openedBy, setOpenedBy] = useState<OpenedBy | null>(null);
  const hadFocus = useRef(false);
  const overlays = useOverlays({
    isEnabled: openedBy !== null,
    onLoadError: () => {
      setOpenedBy(null);
    },
  });

  if (overlays) {
    return <overlays.OpenableMenu {...props} openedBy={openedBy} hadFocus={hadFocus} />;
  }
  return (
    <LoadingTrigger label={props.label} isBusy={openedBy !== null} hadFocus={hadFocus} onOpen={setOpenedBy} />
  );
}

type LoadingTriggerProps = {
  label: string;
  /** True while the menu that the user has opened is still loading. */
  isBusy: boolean;
  hadFocus: RefObject<boolean>;
  onOpen: Dispatch<SetStateAction<OpenedBy | null>>;
};

/**
 * The trigger until the menu is loaded. Like the real trigger it reacts to `pointerdown` and `keydown`. The first such event also loads the
 * menu, whose trigger may replace this button before the pointer or the key is up.
 */
function LoadingTrigger({ label, isBusy, hadFocus, onOpen }: LoadingTriggerProps) {
  const trigger = useRef<HTMLButtonElement>(null);

  useLayoutEffect(() => {
    const button = trigger.current;
    return () => {
      hadFocus.current = button !== null && document.activeElement === button;
    };
  }, [hadFocus]);

  function openByPointer({ button, ctrlKey }: PointerEvent): void {
    if (button === 0 && !ctrlKey) {
      onOpen('pointer');
    }
  }

  function openByKey(event: KeyboardEvent): void {
    if (openingKeys.includes(event.key)) {
      // Prevents the same key press from also selecting the menu's first item.
      event.preventDefault();
      onOpen('key');
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
      onPointerDown={openByPointer}
      onKeyDown={openByKey}
      onClick={() => {
        onOpen((by) => by ?? 'pointer');
      }}
      onBlur={() => {
        onOpen(null);
      }}
    />
  );
}

const openingKeys = ['Enter', ' ', 'ArrowDown'];
