import { useLayoutEffect, useRef } from 'react';

/**
 * If the row disappears while it contains the focus, moves the focus to the panel, from where Tab continues. A row disappears after its
 * message was redriven or dropped.
 */
export function useFocusPanelOnRemoval<Part extends HTMLElement>() {
  const part = useRef<Part>(null);

  useLayoutEffect(() => {
    const element = part.current;
    const panel = element?.closest<HTMLElement>('[role="tabpanel"]');
    return () => {
      if (element?.contains(document.activeElement) === true) {
        panel?.focus();
      }
    };
  }, []);

  return part;
}
