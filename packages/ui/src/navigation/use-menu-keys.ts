import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';

type MenuKeys = { menu: RefObject<HTMLElement | null>; isOpen: boolean; onEscape: () => void };

/** While the menu is open, Tab cycles inside the menu, and Escape calls `onEscape` unless a dialog above the menu has handled the key. */
export function useMenuKeys({ menu, isOpen, onEscape }: MenuKeys): void {
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) {
      onEscape();
    }
    if (event.key === 'Tab' && menu.current?.contains(document.activeElement)) {
      cycleFocus(menu.current, event);
    }
  });

  useEffect(() => {
    if (!isOpen) {
      return;
    }
    document.addEventListener('keydown', handleKeyDown);
    return () => {
      document.removeEventListener('keydown', handleKeyDown);
    };
  }, [isOpen]);
}

function cycleFocus(menu: HTMLElement, event: KeyboardEvent): void {
  const focusable = [...menu.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)')];
  const index = focusable.findIndex((element) => element === document.activeElement);
  const next = event.shiftKey
    ? focusable.at(index <= 0 ? -1 : index - 1)
    : focusable[(index + 1) % focusable.length];
  event.preventDefault();
  next?.focus();
}
