import { useRef } from 'react';

/** One dialog may follow another; the second then returns to where the first was opened from. */
let lastOrigin: HTMLElement | null = null;

/** Radix gives the focus back to a trigger of its own only; ours may be any button on the page, so it is remembered here. */
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
    if (isLost(document.activeElement)) {
      // What was decided here may have gone, with its button: then the focus stays where that stood.
      (origin.current?.isConnected === true ? origin : around).current?.focus();
    }
  }

  return { onOpenAutoFocus, onCloseAutoFocus };
}

/** Else it already belongs to the dialog or the page that follows. */
function isLost(focused: Element | null): boolean {
  return focused === null || focused === document.body;
}
