import { limitCodePrefix } from '@marquee/contracts/problem';
import { notify } from '@marquee/ui';
import { useCallback } from 'react';
import { useAppDispatch } from '../store/store.ts';
import { isAnotherAccountError } from './another-account-error.ts';
import { isApiError, getErrorMessage } from './api-error.ts';
import { api } from './api.ts';
import { tagTypes } from './tag-types.ts';

type ToastTexts = {
  /** The toast's title; default: `fallback`. */
  title?: string;
  /** What failed. Without `title` it is the toast's title; with `title` it is the description if the server sent no message. */
  fallback: string;
};

/**
 * Returns a function that shows a toast about a rejected action. After a conflict that a reload may resolve, the toast offers to
 * reload the data of the page; unsaved input stays.
 */
export function useNotifyRefusal(): (refusal: unknown, texts: ToastTexts) => void {
  const dispatch = useAppDispatch();

  return useCallback(
    (refusal, { title, fallback }) => {
      // `notifyAnotherAccount` has already shown a toast with instructions.
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
        ...(canReloadHelp(refusal) && { action: { label: 'Reload', onSelect: refetchAll } }),
      });
    },
    [dispatch],
  );
}

/**
 * Whether to offer a reload of the page's data: after a conflict, except those that a reload cannot resolve. These are an error about a
 * field, a requested wait, a maximum number of records, and a stale write, whose error already contains the current record.
 */
function canReloadHelp(refusal: unknown): boolean {
  return (
    isApiError(refusal) &&
    refusal.status === 409 &&
    refusal.code !== 'stale_write' &&
    !refusal.code.startsWith(limitCodePrefix) &&
    refusal.errors.length === 0 &&
    refusal.retryAfterSeconds === null
  );
}
