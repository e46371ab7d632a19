import { useEffect, useEffectEvent } from 'react';
import { shortcutOf } from './shortcut-of.ts';
import { areShortcutsOn } from './shortcuts-switch.ts';

/** What can be opened by a key. */
export type Overlay = 'menu' | 'sheet';

/** Listens for the shortcuts wherever nobody types and nothing lies over the page. */
export function useShortcuts(open: (overlay: Overlay) => void): void {
  const actOn = useEffectEvent((event: KeyboardEvent) => {
    const shortcut = shortcutOf(event);
    if (shortcut === null || isTaken(event) || !areShortcutsOn()) {
      return;
    }
    if (shortcut !== 'search') {
      event.preventDefault();
      open(shortcut);
    } else if (focusSearch()) {
      event.preventDefault();
    }
  });

  useEffect(() => {
    document.addEventListener('keydown', actOn);
    return () => {
      document.removeEventListener('keydown', actOn);
    };
  }, []);
}

const fields = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';
const overlays = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

function isTaken({ target, defaultPrevented, repeat, isComposing }: KeyboardEvent): boolean {
  const isInField = target instanceof Element && target.closest(fields) !== null;
  return isInField || defaultPrevented || repeat || isComposing || document.querySelector(overlays) !== null;
}

/** False on a page without a search field: there the key stays the browser's. */
function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('main input[type="search"]');
  field?.focus();
  field?.select();
  return field !== null;
}
