import { useLayoutEffect } from 'react';

/** The button whose click is being handled: Safari does not focus a button that is clicked. */
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

/** Marks the clicked or focused button, which has opened something, as busy until that is loaded. */
export function useBusyTrigger(isWaiting: boolean): void {
  useLayoutEffect(() => {
    const trigger = isWaiting ? (clicked ?? document.activeElement?.closest('button')) : null;
    trigger?.setAttribute('aria-busy', 'true');
    return () => trigger?.removeAttribute('aria-busy');
  }, [isWaiting]);
}
