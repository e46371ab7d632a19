import { useLayoutEffect, useRef } from 'react';

/** For a row that disappears after a decision: the focus moves to its panel, from where the next Tab continues. */
export function useFocusLeft<Part extends HTMLElement>() {
  const part = useRef<Part>(null);

  useLayoutEffect(() => {
    const leaving = part.current;
    const panel = leaving?.closest<HTMLElement>('[role="tabpanel"]');
    return () => {
      if (leaving?.contains(document.activeElement) === true) {
        panel?.focus();
      }
    };
  }, []);

  return part;
}
