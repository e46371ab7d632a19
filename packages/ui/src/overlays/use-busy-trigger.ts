import { useLayoutEffect } from 'react';

/** The button whose click is being handled. Needed because Safari does not focus a clicked button. */
let clicked: Element | null = null;

// The build renders pages without a document.
if (typeof document !== 'undefined') {
  document.addEventListener('click', recordClickedButton, { capture: true, passive: true });
}

function recordClickedButton({ target }: Event): void {
  clicked = target instanceof Element ? target.closest('button') : null;
  setTimeout(() => {
    clicked = null;
  });
}

/** Marks the clicked or focused button as busy while the overlay that it has opened is loading. */
export function useBusyTrigger(isWaiting: boolean): void {
  useLayoutEffect(() => {
    const trigger = isWaiting ? (clicked ?? document.activeElement?.closest('button')) : null;
    trigger?.setAttribute('aria-busy', 'true');
    return () => trigger?.removeAttribute('aria-busy');
  }, [isWaiting]);
}
