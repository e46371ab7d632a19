import { useEffect } from 'react';
import type { BrowserAdapter } from '../api/browser-adapter.ts';
import { PageFallback } from '../page/page-fallback.tsx';
import { useAppDispatch } from '../store/store.ts';

/** Shown instead of a page that requires a session. Follows the logged-out rule: shows the toast, then navigates to the sign-in. */
export function SessionRequired() {
  const dispatch = useAppDispatch();

  useEffect(() => {
    dispatch((_dispatch: unknown, _getState: unknown, { endSession }: BrowserAdapter) => {
      void endSession();
    });
  }, [dispatch]);

  return <PageFallback />;
}
