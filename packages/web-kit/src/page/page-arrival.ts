import { createContext, use, useLayoutEffect } from 'react';

/** Whoever shows something until a page is there provides a function that is called before the page is painted. */
export const PageArrivalContext = createContext<(() => void) | null>(null);

/** Says that the page, or what is shown instead for good, is there. */
export function usePageArrived(): void {
  const arrived = use(PageArrivalContext);
  useLayoutEffect(() => {
    arrived?.();
  }, [arrived]);
}
