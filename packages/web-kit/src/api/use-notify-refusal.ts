import { notify } from '@marquee/ui';
import { useCallback } from 'react';
import { useAppDispatch } from '../store/store.ts';
import { isOfAnotherAccount } from './another-account.ts';
import { isApiError, messageOf } from './api-error.ts';
import { api } from './api.ts';
import { tagTypes } from './tag-types.ts';

type Words = {
  /** 'Error', unless the specification gives another one. */
  title?: string;
  /** Said when the server gives no reason. */
  fallback: string;
};

/**
 * Says in a toast why an act was refused. A conflict means that somebody was faster: the toast then also offers to read again
 * what is on the screen, and leaves alone what was typed.
 */
export function useNotifyRefusal(): (refusal: unknown, words: Words) => void {
  const dispatch = useAppDispatch();

  return useCallback(
    (refusal, { title = 'Error', fallback }) => {
      // The call has told the user already, with what to do.
      if (isOfAnotherAccount(refusal)) {
        return;
      }
      const readAgain = () => {
        dispatch(api.util.invalidateTags([...tagTypes]));
      };
      notify({
        kind: 'destructive',
        title,
        description: messageOf(refusal, fallback),
        ...(isConflict(refusal) && { action: { label: 'Reload', onSelect: readAgain } }),
      });
    },
    [dispatch],
  );
}

/** Not one about a field, which is mended in its form, nor one that only asks to wait, nor one that came with the current record. */
function isConflict(refusal: unknown): boolean {
  return (
    isApiError(refusal) &&
    refusal.status === 409 &&
    refusal.code !== 'stale_write' &&
    refusal.errors.length === 0 &&
    refusal.retryAfterSeconds === null
  );
}
