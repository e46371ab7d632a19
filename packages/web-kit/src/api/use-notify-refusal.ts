import { limitCodePrefix } from '@marquee/contracts/problem';
import { notify } from '@marquee/ui';
import { useCallback } from 'react';
import { useAppDispatch } from '../store/store.ts';
import { isAnotherAccountError } from './another-account-error.ts';
import { isApiError, getErrorMessage } from './api-error.ts';
import { api } from './api.ts';
import { tagTypes } from './tag-types.ts';

type ToastTexts = {
  /** The toast's title; by default `fallback`. */
  title?: string;
  /** Text about what failed. If there is a `title` and the server sent no message, `fallback` is the toast's description. */
  fallback: string;
};

/**
 * Returns a function that shows a toast about a rejected action. After a conflict with another user's change, the toast offers to reload
 * the data of the page; unsaved input stays.
 */
export function useNotifyRefusal(): (refusal: unknown, texts: ToastTexts) => void {
  const dispatch = useAppDispatch();

  return useCallback(
    (refusal, { title, fallback }) => {
      // The call has already shown a toast with instructions.
      if (isAnotherAccountError(refusal)) {
        return;
      }
      const refetchAll = () => {
        dispatch(api.util.invalidateTags([...tagTypes]));
      };
      notify({
        kind: 'destructive',
        title: title ?? fallback,
        description: getErrorMessage(refusal, title === undefined ? 'Please try again' : fallback),
        ...(isConflict(refusal) && { action: { label: 'Reload', onSelect: refetchAll } }),
      });
    },
    [dispatch],
  );
}

/**
 * Whether the toast offers to reload the page's data: for a conflict, unless a reload cannot help. A reload does not help against an error
 * about a field, a requested wait or a maximum number of records. After a stale write the error already contains the current record.
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
