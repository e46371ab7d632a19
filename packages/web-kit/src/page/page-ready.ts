import { createContext, use, useLayoutEffect } from 'react';

/** A component that shows a fallback until a page is ready provides this function. It is called before the page is painted. */
export const PageReadyContext = createContext<(() => void) | null>(null);

/** Reports that the page, or its final replacement, is rendered. */
export function usePageReady(): void {
  const onReady = use(PageReadyContext);
  useLayoutEffect(() => {
    onReady?.();
  }, [onReady]);
}
