import { useRef } from 'react';

/** Radix gives the focus back to a trigger of its own only; ours may be any button on the page, so it is remembered here. */
export function useFocusReturn() {
  const origin = useRef<Element | null>(null);

  function onOpenAutoFocus(): void {
    origin.current = document.activeElement;
  }

  function onCloseAutoFocus(event: Event): void {
    event.preventDefault();
    if (origin.current instanceof HTMLElement) {
      origin.current.focus();
    }
  }

  return { onOpenAutoFocus, onCloseAutoFocus };
}
