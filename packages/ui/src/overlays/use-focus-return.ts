import { useRef } from 'react';

/** If one dialog follows another, the second returns the focus to the element that opened the first. */
let lastOrigin: HTMLElement | null = null;

/** Remembers the focused element, because Radix returns the focus only to its own triggers and here any button may open a dialog. */
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
      // The action may have removed the object together with its button; then the focus goes to the panel around it.
      (origin.current?.isConnected === true ? origin : around).current?.focus();
    }
  }

  return { onOpenAutoFocus, onCloseAutoFocus };
}

/** If false, the following dialog or page already has the focus. */
function isFocusLost(focused: Element | null): boolean {
  return focused === null || focused === document.body;
}
