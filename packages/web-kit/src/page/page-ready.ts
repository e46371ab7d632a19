import { createContext, use, useLayoutEffect } from 'react';

/** The function to call when a page is ready, before it is painted. A component that shows a fallback until then provides the function. */
export const PageReadyContext = createContext<(() => void) | null>(null);

/** Reports that the page is rendered. Also called by a state that replaces the page, such as an error state. */
export function usePageReady(): void {
  const onReady = use(PageReadyContext);
  useLayoutEffect(() => {
    onReady?.();
  }, [onReady]);
}
