import { limitCodePrefix } from '@marquee/contracts/problem';
import { notify } from '@marquee/ui';
import { useCallback } from 'react';
import { useAppDispatch } from '../store/store.ts';
import { isAnotherAccountError } from './another-account-error.ts';
import { isApiError, getErrorMessage } from './api-error.ts';
import { api } from './api.ts';
import { tagTypes } from './tag-types.ts';

type ToastTexts = {
  /** Default: `fallback`. */
  title?: string;
  /** Text about what failed. With a `title`, it is the description if the server sent no message. */
  fallback: string;
};

/**
 * Shows a toast that explains why an action was rejected. After a conflict with another user's change, the toast offers to reload the data
 * of the page; unsaved input stays.
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
 * Whether reloading the page's data can help. It cannot if the error is about a field, requests to wait, contains the current record, or
 * is about a maximum number of records.
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
