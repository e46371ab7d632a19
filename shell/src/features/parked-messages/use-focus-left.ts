import { useLayoutEffect, useRef } from 'react';

/** For what vanishes once it is decided: the focus that was in it stays in its panel, from where the next Tab goes on. */
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
