import { useLayoutEffect, useRef } from 'react';

/** For a row that disappears after a decision: the focus moves to its panel, from where the next Tab continues. */
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
