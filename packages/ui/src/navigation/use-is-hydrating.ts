import { useSyncExternalStore } from 'react';

/** True while a page is rendered to HTML, and in the browser until the component has hydrated that HTML. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => false,
    () => true,
  );
}
