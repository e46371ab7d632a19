import { useEffect } from 'react';
import type { Edge } from '../api/edge.ts';
import { PageOnItsWay } from '../page/page-on-its-way.tsx';
import { useAppDispatch } from '../store/store.ts';

/** Shown instead of a page that requires a session and follows the logged-out rule: shows the toast, then navigates to the sign-in. */
export function SessionRequired() {
  const dispatch = useAppDispatch();

  useEffect(() => {
    dispatch((_dispatch: unknown, _getState: unknown, { endSession }: Edge) => {
      void endSession();
    });
  }, [dispatch]);

  return <PageOnItsWay />;
}
