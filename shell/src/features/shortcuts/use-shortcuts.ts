import { useEffect, useEffectEvent } from 'react';
import { getShortcut } from './get-shortcut.ts';
import { areShortcutsEnabled } from './shortcuts-switch.ts';

/** Overlays with a shortcut. */
export type Overlay = 'menu' | 'sheet';

/** Handles shortcuts, except while the user is typing, or a dialog or menu is open. */
export function useShortcuts(open: (overlay: Overlay) => void): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const shortcut = getShortcut(event);
    if (shortcut === null || isIgnored(event) || !areShortcutsEnabled()) {
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
    document.addEventListener('keydown', handleKey);
    return () => {
      document.removeEventListener('keydown', handleKey);
    };
  }, []);
}

const fields = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';
const overlays = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

function isIgnored({ target, defaultPrevented, repeat, isComposing }: KeyboardEvent): boolean {
  const isInField = target instanceof Element && target.closest(fields) !== null;
  return isInField || defaultPrevented || repeat || isComposing || document.querySelector(overlays) !== null;
}

/** Focuses the page's search field. Returns false if the page has none; then the browser handles the key. */
function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('main input[type="search"]');
  field?.focus();
  field?.select();
  return field !== null;
}
