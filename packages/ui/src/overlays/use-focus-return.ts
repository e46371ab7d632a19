import { useRef } from 'react';

/** The element that opened the first of several consecutive dialogs. The last dialog returns the focus to it. */
let lastOrigin: HTMLElement | null = null;

/** Moves the focus back when a dialog closes. Radix moves it back only to its own triggers, but here any button may open a dialog. */
export function useFocusReturn() {
  const origin = useRef<HTMLElement | null>(null);
  const around = useRef<HTMLElement | null>(null);

  function onOpenAutoFocus(): void {
    const focused = document.activeElement;
    if (focused instanceof HTMLElement && focused !== document.body) {
      lastOrigin = focused;
    }
    origin.current = lastOrigin;
    around.current = lastOrigin?.parentElement?.closest<HTMLElement>('[tabindex]') ?? around.current;
  }

  function onCloseAutoFocus(event: Event): void {
    event.preventDefault();
    if (isFocusLost(document.activeElement)) {
      // The dialog's action may have removed the button; then the panel around the button gets the focus.
      (origin.current?.isConnected === true ? origin : around).current?.focus();
    }
  }

  return { onOpenAutoFocus, onCloseAutoFocus };
}

/** Returns false if the next dialog or page already has the focus. */
function isFocusLost(focused: Element | null): boolean {
  return focused === null || focused === document.body;
}
