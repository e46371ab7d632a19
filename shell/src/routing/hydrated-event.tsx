import { useEffect } from 'react';

/**
 * Dispatches a bubbling event of type `hydrated` when the page around it is hydrated and handles input. Render it beside the page, because
 * the frame around both is hydrated first.
 */
export function HydratedEvent() {
  useEffect(() => {
    document.querySelector('#root')?.dispatchEvent(new Event('hydrated', { bubbles: true }));
  }, []);

  return null;
}
