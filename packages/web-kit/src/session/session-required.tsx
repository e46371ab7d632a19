import { useEffect } from 'react';
import type { Edge } from '../api/edge.ts';
import { PageOnItsWay } from '../page/page-on-its-way.tsx';
import { useAppDispatch } from '../store/store.ts';

/** Instead of a page that only the signed-in see, where the specification wants the logged-out rule: told so, then sent to the sign-in. */
export function SessionRequired() {
  const dispatch = useAppDispatch();

  useEffect(() => {
    dispatch((_dispatch: unknown, _getState: unknown, { endSession }: Edge) => {
      void endSession();
    });
  }, [dispatch]);

  return <PageOnItsWay />;
}
