import { useCallback } from 'react';
import type { Edge, LeaveFor } from '../api/edge.ts';
import { useAppDispatch } from './store.ts';

/** Leaves for an address by a full load, so that nothing of the session before stays in memory. */
export function useLeaveFor(): LeaveFor {
  const dispatch = useAppDispatch();
  return useCallback(
    (address, options) => {
      dispatch((_dispatch: unknown, _getState: unknown, { leaveFor }: Edge) => {
        leaveFor(address, options);
      });
    },
    [dispatch],
  );
}
