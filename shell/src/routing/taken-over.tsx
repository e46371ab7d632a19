import { useEffect } from 'react';

/**
 * Says, by an event of the type `takenover` that bubbles, that the page around it answers to whoever uses it. Stands beside the page: the
 * frame around both is hydrated before.
 */
export function TakenOver() {
  useEffect(() => {
    document.querySelector('#root')?.dispatchEvent(new Event('takenover', { bubbles: true }));
  }, []);

  return null;
}
