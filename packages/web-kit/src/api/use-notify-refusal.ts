import { limitCodePrefix } from '@marquee/contracts/problem';
import { notify } from '@marquee/ui';
import { useCallback } from 'react';
import { useAppDispatch } from '../store/store.ts';
import { isOfAnotherAccount } from './another-account.ts';
import { isApiError, messageOf } from './api-error.ts';
import { api } from './api.ts';
import { tagTypes } from './tag-types.ts';

type Words = {
  /** Without one, `fallback` is the title. */
  title?: string;
  /** Says what failed; with a `title` the description where the server gives no reason. */
  fallback: string;
};

/**
 * Shows in a toast why an action was refused. After a conflict with somebody else's change the toast offers to read again what is on the
 * screen; typed text stays.
 */
export function useNotifyRefusal(): (refusal: unknown, words: Words) => void {
  const dispatch = useAppDispatch();

  return useCallback(
    (refusal, { title, fallback }) => {
      // The call has already told the user what to do.
      if (isOfAnotherAccount(refusal)) {
        return;
      }
      const readAgain = () => {
        dispatch(api.util.invalidateTags([...tagTypes]));
      };
      notify({
        kind: 'destructive',
        title: title ?? fallback,
        description: messageOf(refusal, title === undefined ? 'Please try again' : fallback),
        ...(isConflict(refusal) && { action: { label: 'Reload', onSelect: readAgain } }),
      });
    },
    [dispatch],
  );
}

/**
 * Whether reading again helps. It does not after a refusal about a field, one that asks to wait, one that carries the current record, or
 * one by a limit on how much there may be: the page shows the same amount again.
 */
function isConflict(refusal: unknown): boolean {
  return (
    isApiError(refusal) &&
    refusal.status === 409 &&
    refusal.code !== 'stale_write' &&
    !refusal.code.startsWith(limitCodePrefix) &&
    refusal.errors.length === 0 &&
    refusal.retryAfterSeconds === null
  );
}
