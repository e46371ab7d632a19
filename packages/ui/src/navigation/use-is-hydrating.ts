import { useSyncExternalStore } from 'react';

/** True where a page is rendered as HTML, and in the browser until the component has become that HTML's. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => false,
    () => true,
  );
}
