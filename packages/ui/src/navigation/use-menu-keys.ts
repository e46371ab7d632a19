import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';

type MenuKeys = { menu: RefObject<HTMLElement | null>; isOpen: boolean; onEscape: () => void };

/** While the menu is open, Tab cycles inside it, and Escape closes it unless an element above has handled the key. */
export function useMenuKeys({ menu, isOpen, onEscape }: MenuKeys): void {
  const actOn = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) {
      onEscape();
    }
    if (event.key === 'Tab' && menu.current?.contains(document.activeElement)) {
      goRound(menu.current, event);
    }
  });

  useEffect(() => {
    if (!isOpen) {
      return;
    }
    document.addEventListener('keydown', actOn);
    return () => {
      document.removeEventListener('keydown', actOn);
    };
  }, [isOpen]);
}

function goRound(menu: HTMLElement, event: KeyboardEvent): void {
  const stops = [...menu.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)')];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  const next = event.shiftKey ? stops.at(at <= 0 ? -1 : at - 1) : stops[(at + 1) % stops.length];
  event.preventDefault();
  next?.focus();
}
