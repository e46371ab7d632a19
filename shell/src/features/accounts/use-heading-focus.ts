import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Gives the focus to a heading when what stands below it is exchanged; what had the focus is gone by then. */
export function useHeadingFocus(shown: unknown): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(shown);

  useEffect(() => {
    if (before.current !== shown) {
      before.current = shown;
      heading.current?.focus();
    }
  }, [shown]);

  return heading;
}
