import { useEffect } from 'react';

/**
 * Dispatches a bubbling event of type `takenover` when the page around it is hydrated and handles input. Render it beside the page, because
 * the frame around both is hydrated first.
 */
export function TakenOver() {
  useEffect(() => {
    document.querySelector('#root')?.dispatchEvent(new Event('takenover', { bubbles: true }));
  }, []);

  return null;
}
