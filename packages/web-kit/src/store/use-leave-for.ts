import { useCallback } from 'react';
import type { Edge, LeaveFor } from '../api/edge.ts';
import { useAppDispatch } from './store.ts';

/** Returns a function that navigates with a full page load, so that no data of the previous session stays in memory. */
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
