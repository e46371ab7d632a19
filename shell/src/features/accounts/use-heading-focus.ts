import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Focuses a heading when the content below it changes, because the change removes the element that had the focus. */
export function useHeadingFocus(shown: unknown): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const previous = useRef(shown);

  useEffect(() => {
    if (previous.current !== shown) {
      previous.current = shown;
      heading.current?.focus();
    }
  }, [shown]);

  return heading;
}
