import { useEffect } from 'react';

/**
 * Dispatches a bubbling event of type `hydrated` when the page beside it is hydrated and handles input. Render it in the page's Suspense
 * boundary, because React hydrates the frame around that boundary earlier.
 */
export function HydratedEvent() {
  useEffect(() => {
    document.querySelector('#root')?.dispatchEvent(new Event('hydrated', { bubbles: true }));
  }, []);

  return null;
}
