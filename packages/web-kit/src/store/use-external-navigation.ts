import { useCallback } from 'react';
import type { BrowserAdapter } from '../api/browser-adapter.ts';
import type { NavigateExternally } from '../api/navigate-externally.ts';
import { useAppDispatch } from './store.ts';

/** Returns a function that navigates with a full page load, so that no data of the previous session stays in memory. */
export function useExternalNavigation(): NavigateExternally {
  const dispatch = useAppDispatch();
  return useCallback(
    (address, options) => {
      dispatch((_dispatch: unknown, _getState: unknown, { navigateExternally }: BrowserAdapter) => {
        navigateExternally(address, options);
      });
    },
    [dispatch],
  );
}
